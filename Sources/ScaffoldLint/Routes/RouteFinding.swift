/// A finding about the app's deep links.
public struct RouteFinding: Sendable {
    /// The rule's id: `route.ambiguous`, `deeplink.registered`, `deeplink.scheme`.
    public let rule: String
    public let severity: Severity
    /// What is wrong: lower case, the offender in double quotes, no full stop.
    public let message: String
    /// What would be right.
    public let hint: String?
    /// The declaration by which baselines match the finding: the parser, or the case.
    let declaration: String
    /// The file's position in the index.
    let place: Int
    /// The bytes of the offender.
    let range: Range<Int>
    let source: SourceFile

    /// The file's path below the app's root.
    public var file: String { source.path.text }
    /// The place of the offender.
    public var span: SourceSpan { source.span(range) }
}

extension RouteFinding: CustomStringConvertible {
    /// `file:line:column: warning: what is wrong [rule]; what would be right`.
    public var description: String {
        let advice = hint.map { "; \($0)" } ?? ""
        return "\(file):\(span.line):\(span.column): \(severity.rawValue): \(message)\(advice) [\(rule)]"
    }
}
