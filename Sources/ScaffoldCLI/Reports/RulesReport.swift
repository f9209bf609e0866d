import Diagnostics
import ScaffoldLint
import YAMLReader

/// The report of `scaffold explain`: a list of rules, or one rule with its reason and examples.
struct RulesReport: CommandReport {
    let rules: [Rule]
    let isList: Bool

    func write(to console: Console) {
        guard isList else {
            for rule in rules { console.output.writeLine(RuleText(rule).plain) }
            return
        }
        // The header is not written; it keeps the column of severities as wide as the longest one.
        let rows = rules.map { [$0.id, $0.severity.rawValue, $0.title].map { TextTable.Cell($0) } }
        let table = TextTable(header: ["", Severity.warning.rawValue, ""], rows: rows)
        console.output.writeLines(table.lines(style: .plain).dropFirst())
    }

    var json: YAMLValue { .members(["rules": .array(rules.map(Self.object))]) }

    /// A rule with its reason and examples.
    static func object(_ rule: Rule) -> YAMLValue {
        .members([
            "id": .string(rule.id),
            "severity": .string(rule.severity.rawValue),
            "title": .string(rule.title),
            "why": .string(rule.why),
            "fix": .string(rule.work),
            "section": rule.section.map(YAMLValue.string) ?? .null,
            "check": .string(rule.kind),
            "options": .object(rule.options.sorted { $0.key < $1.key }.map { YAMLMember($0.key, .string($0.value)) }),
            "examples": .array(
                rule.examples.map { example in
                    .members([
                        "title": example.title.map(YAMLValue.string),
                        "violation": .array(example.violation.map(source)),
                        "mended": .array(example.mended.map(source)),
                    ])
                }
            ),
        ])
    }

    /// What a finding leaves to people.
    static func fix(_ work: String) -> YAMLValue { ["kind": "hand", "text": .string(work)] }

    private static func source(_ source: RuleExample.Source) -> YAMLValue {
        .members(["path": .string(source.path), "text": .string(source.text)])
    }
}
