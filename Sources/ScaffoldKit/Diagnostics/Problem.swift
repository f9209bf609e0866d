/// One thing that is wrong with what the user gave, with its place and what would be right.
public struct Problem: Error, Sendable, Hashable {
    /// How much a problem weighs: an error stops the run, the others are said and the run goes on.
    public enum Severity: String, Sendable {
        case error, warning, note
    }

    public let severity: Severity
    public let mark: SourceMark?
    /// What is wrong: lower case, the offender in double quotes, no full stop.
    public let message: String
    /// What would be right (`did you mean "screens"?`), if that is known.
    public let hint: String?

    public init(_ message: String, at mark: SourceMark? = nil, hint: String? = nil, severity: Severity = .error) {
        self.severity = severity
        self.mark = mark
        self.message = message
        self.hint = hint
    }
}

extension Problem: CustomStringConvertible {
    /// `file:line:column: error: what is wrong; what would be right`.
    public var description: String {
        let place = mark.map { "\($0): " } ?? ""
        let advice = hint.map { "; \($0)" } ?? ""
        return "\(place)\(severity.rawValue): \(message)\(advice)"
    }
}
