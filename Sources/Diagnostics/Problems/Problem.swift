/// One thing that is wrong with what the user gave, with its place and what would be right.
public struct Problem: Error, Sendable, Hashable {
    /// How much a problem weighs: an error stops the run, the others are reported and the run goes on.
    public enum Severity: String, Sendable {
        case error, warning, note
    }

    /// What is printed beneath a problem.
    public enum Attachment: Sendable, Hashable {
        /// Lines that show the place: the line of source with a caret, and how it was reached.
        case excerpt(String)
        /// A text to put in by hand.
        case text(String)
    }

    public let severity: Severity
    public let mark: SourceMark?
    /// What is wrong: lower case, the offender in double quotes, no full stop.
    public let message: String
    /// What would be right (`did you mean "screens"?`), if that is known.
    public let hint: String?
    public let attachment: Attachment?

    public init(
        _ message: String,
        at mark: SourceMark? = nil,
        hint: String? = nil,
        severity: Severity = .error,
        attachment: Attachment? = nil
    ) {
        self.severity = severity
        self.mark = mark
        self.message = message
        self.hint = hint
        self.attachment = attachment
    }

    /// The same problem with another weight.
    package func weighed(as severity: Severity) -> Problem {
        Problem(message, at: mark, hint: hint, severity: severity, attachment: attachment)
    }
}

extension Problem: CustomStringConvertible {
    /// `file:line:column: error: what is wrong; what would be right`, and beneath it what is attached.
    public var description: String {
        let place = mark.map { "\($0): " } ?? ""
        let advice = hint.map { "; \($0)" } ?? ""
        let line = "\(place)\(severity.rawValue): \(message)\(advice)"
        return switch attachment {
        case nil: line
        case .excerpt(let lines): "\(line)\n\(lines)"
        case .text(let text):
            text.split(separator: "\n", omittingEmptySubsequences: false)
                .reduce(line) { $0 + ($1.isEmpty ? "\n" : "\n    " + $1) }
        }
    }
}
