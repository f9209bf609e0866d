import Diagnostics
import FileTransaction
import Styles

extension LintRun {
    /// The rules of a style that an app does not keep: those that some of its files break, and those of taste that any file breaks.
    package static func rules(of style: Style, brokenIn files: Set<String>, of tree: FileTree) throws(Failure) -> Set<
        String
    > {
        let run = LintRun(style: style, rules: try RuleSet(of: style))
        let findings = try run.lint(tree).findings
        let rules = run.rules.rules.filter { rule in
            findings.contains { $0.rule == rule.id && (files.contains($0.file) || !rule.isNeverHabit) }
        }
        return Set(rules.map(\.id))
    }
}
