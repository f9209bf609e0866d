/// Something that is wrong with the app's deep links.
public struct RouteFinding: Sendable, Equatable {
    /// The rule's id: `route.ambiguous`, `deeplink.registered`, `deeplink.scheme`.
    public let rule: String
    public let severity: Severity
    /// The file's path below the app's root.
    public let file: String
    public let span: SourceSpan
    /// What is wrong: lower case, the offender in double quotes, no full stop.
    public let message: String
    /// What would be right.
    public let hint: String?
    /// The file's position in the index, and the bytes in it.
    let place: Int
    let range: Range<Int>
    /// What baselines know it by: the parser, or the case.
    let declaration: String

    init(
        _ rule: String,
        _ severity: Severity,
        of declaration: String,
        at range: Range<Int>,
        in place: Int,
        _ index: SourceIndex,
        _ message: String,
        hint: String?
    ) {
        self.rule = rule
        self.severity = severity
        self.declaration = declaration
        self.message = message
        self.hint = hint
        self.place = place
        self.range = range
        let file = index.files[place]
        self.file = file.path.text
        span = file.span(range)
    }
}

extension RouteFinding: CustomStringConvertible {
    /// `file:line:column: warning: what is wrong [rule]; what would be right`.
    public var description: String {
        let advice = hint.map { "; \($0)" } ?? ""
        return "\(file):\(span.line):\(span.column): \(severity.rawValue): \(message)\(advice) [\(rule)]"
    }
}
