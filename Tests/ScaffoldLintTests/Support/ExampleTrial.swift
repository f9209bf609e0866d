import AppModel
import FileTransaction
import Styles
import TestSupport
import Testing

@testable import ScaffoldLint

/// A rule's example put to the proof, as it stands and in every disguise: what is found has to be what is marked.
struct ExampleTrial {
    let style: Style
    /// All rules of the style; only the one is run.
    let rules: RuleSet
    let rule: Rule
    let example: RuleExample

    /// Each way of writing a violation in which it stays one, and in which it is none any more.
    private static let surroundings: KeyValuePairs<String, @Sendable (String) -> String> = [
        "as it stands": { $0 },
        "with CRLF": { $0.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n") },
        "behind an emoji": { "/* 👩‍👩‍👧 */ " + $0 },
        "with an emoji before every line": { lines($0, "/* 👩‍👩‍👧🏽 */ ") },
        "with tabs": { $0.replacing("    ", with: "\t") },
        "within #if": { "#if DEBUG\n\($0)\n#endif\n" },
    ]
    private static let disguises: KeyValuePairs<String, @Sendable (String) -> String> = [
        "in a comment": { "/*\n\($0)*/\n" },
        "in a nested comment": { "/* /* */\n\($0)*/\n" },
        "in line comments": { lines($0, "// ") },
        "in a documentation comment": { lines($0, "/// ") },
        "in a string": { "let text = #\"\"\"\n\($0)\"\"\"#\n" },
        "in a preview": { "#Preview {\n\($0)}\n" },
        "in an old preview": { "struct Old_Previews: PreviewProvider { static var previews: some View {\n\($0)} }\n" },
    ]

    private static func lines(_ text: String, _ prefix: String) -> String {
        text.split(separator: "\n").map { prefix + $0 + "\n" }.joined()
    }

    /// A long type is not written out: `// … 400 more lines` stands for these lines.
    private static func expanded(_ text: String) -> String {
        text.replacing(/[ \t]*\/\/ … (\d+) more lines\n/) {
            String(repeating: "    let a = 1\n", count: Int($0.1) ?? 0)
        }
    }

    init(style: Style, rules: RuleSet, rule: Rule, example: RuleExample) {
        (self.style, self.rules, self.rule) = (style, rules, rule)
        let sources = { (all: [RuleExample.Source]) in
            all.map { RuleExample.Source(path: $0.path, text: Self.expanded($0.text)) }
        }
        self.example = RuleExample(
            title: example.title,
            violation: sources(example.violation),
            mended: sources(example.mended)
        )
    }

    /// What is not as it should be, one line each.
    func faults() throws -> [String] {
        var faults: [String] = []
        func compare(_ what: String, _ found: [String], _ wanted: [String]) {
            if found != wanted { faults.append("\(what): found \(found), wanted \(wanted)") }
        }
        if marked(example.violation).isEmpty { faults.append("nothing is marked") }
        for (what, change) in Self.surroundings {
            let changed = example.violation.map { RuleExample.Source(path: $0.path, text: change($0.text)) }
            compare(what, try found(changed), marked(changed))
        }
        for (what, change) in Self.disguises {
            let changed = example.violation.map { source in
                let isMarked = !MarkedSource(source.text).places.isEmpty
                return RuleExample.Source(path: source.path, text: isMarked ? change(source.text) : source.text)
            }
            compare(what, try found(changed), [])
        }
        compare("mended", try found(example.mended), [])
        return faults
    }

    private func marked(_ sources: [RuleExample.Source]) -> [String] {
        sources.flatMap { source in MarkedSource(source.text).places.map { "\(source.path):\($0)" } }.sorted()
    }

    private func found(_ sources: [RuleExample.Source]) throws -> [String] {
        let files = try sources.map {
            (path: try RelativePath($0.path), bytes: Array(MarkedSource($0.text).text.utf8))
        }
        var rules = rules
        rules.rules = [rule]
        let app = LintContext(model: AppModel(files), style: style, rules: rules)
        return Linter(rules).findings(in: app).map { "\($0.file):\($0.span.line):\($0.span.column)" }.sorted()
    }
}
