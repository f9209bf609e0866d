import Diagnostics
import YAMLReader

/// What a style or an app changes about a rule: its severity and its words.
struct RuleChange: Sendable, Equatable {
    static let keys = ["severity", "title", "why", "fix", "section", "message"]

    let level: RuleLevel?
    let title: String?
    let why: String?
    let fix: String?
    let section: String?
    let message: String?

    init(_ reader: MappingReader) {
        level = reader.choice("severity", as: RuleLevel.self)?.value
        title = reader.text("title")?.value
        why = reader.text("why")?.value
        fix = reader.text("fix")?.value
        section = reader.text("section")?.value
        message = reader.text("message")?.value
    }
}

extension Rule {
    /// Changes the rule's words and severity; one that is off keeps its severity, for an app that switches it on.
    mutating func apply(_ change: RuleChange) {
        title = change.title ?? title
        why = change.why ?? why
        fix = change.fix ?? fix
        section = change.section ?? section
        message = change.message ?? message
        guard let level = change.level else { return }
        isOff = level == .off
        severity = Severity(rawValue: level.rawValue) ?? severity
    }
}
