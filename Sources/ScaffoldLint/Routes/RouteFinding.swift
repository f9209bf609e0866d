import AppModel
import Diagnostics

/// A finding about the app's deep links.
package struct RouteFinding: Sendable {
    /// The rule's id: `route.ambiguous`, `deeplink.registered`, `deeplink.scheme`.
    package let rule: String
    package let severity: Severity
    /// Lower case, the offender in double quotes, no full stop.
    package let message: String
    /// How to correct it.
    package let hint: String?
    /// The declaration by which baselines match the finding: the parser, or the case.
    let declaration: String
    /// The file's position in the index.
    let position: Int
    /// The bytes of the offender.
    let range: Range<Int>
    let source: SourceFile

    /// The file's path below the app's root.
    package var file: String { source.path.text }
    /// The place of the offender.
    package var span: SourceSpan { source.span(range) }
}

extension RouteFinding: CustomStringConvertible {
    /// `file:line:column: warning: message; hint [rule]`.
    package var description: String {
        let advice = hint.map { "; \($0)" } ?? ""
        return "\(file):\(span.line):\(span.column): \(severity.rawValue): \(message)\(advice) [\(rule)]"
    }
}
