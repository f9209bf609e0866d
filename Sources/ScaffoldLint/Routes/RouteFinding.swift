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
}

extension RouteFinding: CustomStringConvertible {
    /// `file:line:column: warning: what is wrong [rule]; what would be right`.
    public var description: String {
        let advice = hint.map { "; \($0)" } ?? ""
        return "\(file):\(span.line):\(span.column): \(severity.rawValue): \(message)\(advice) [\(rule)]"
    }
}
