import ScaffoldLint
import YAMLReader

/// A rule of lint for a program.
struct RuleJSON {
    let rule: Rule

    var value: YAMLValue {
        .members([
            "id": .string(rule.id),
            "severity": .string(rule.severity.rawValue),
            "title": .string(rule.title),
            "why": .string(rule.why),
            "section": rule.section.map(YAMLValue.string) ?? .null,
            "check": .string(rule.kind),
            "options": .object(rule.options.sorted { $0.key < $1.key }.map { YAMLMember($0.key, .string($0.value)) }),
            "examples": .array(
                rule.examples.map { example in
                    .members([
                        "title": example.title.map(YAMLValue.string),
                        "violation": .array(example.violation.map(Self.source)),
                        "mended": .array(example.mended.map(Self.source)),
                    ])
                }
            ),
        ])
    }

    private static func source(_ source: RuleExample.Source) -> YAMLValue {
        .members(["path": .string(source.path), "text": .string(source.text)])
    }
}
