import ScaffoldKit
import ScaffoldLint
import Testing

/// The examples that document the rules are their tests.
@Suite("Examples of the rules")
struct RuleExampleTests {
    struct Case: CustomTestStringConvertible {
        let style: String
        let rule: Rule
        let example: RuleExample
        let number: Int

        var testDescription: String { "\(style), \(rule.id) \(number)" }
    }

    static var cases: [Case] {
        get throws {
            try Styles.library.names.flatMap { style in
                try Styles.rules(style).rules.flatMap { rule in
                    rule.examples.enumerated().map { Case(style: style, rule: rule, example: $1, number: $0 + 1) }
                }
            }
        }
    }

    @Test("A violation is found where it is marked", arguments: try cases)
    func violations(_ example: Case) throws {
        #expect(try found(example, example.example.violation) == marked(example.example.violation))
        #expect(try !marked(example.example.violation).isEmpty)
    }

    @Test("Nothing is found where it is mended", arguments: try cases)
    func mended(_ example: Case) throws {
        #expect(try found(example, example.example.mended) == [])
    }

    @Test("Line ends and what stands before a violation make no difference", arguments: try cases)
    func surroundings(_ example: Case) throws {
        for change in [
            { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
            },
            { "/* 👩‍👩‍👧 */ " + $0 },
            { "#if DEBUG\n\($0)\n#endif\n" },
        ] {
            let changed = example.example.violation.map { RuleExample.Source(path: $0.path, text: change($0.text)) }
            #expect(try found(example, changed) == marked(changed))
        }
    }

    @Test("Nothing is found in comments, strings and previews", arguments: try cases)
    func elsewhere(_ example: Case) throws {
        for change in [
            { (text: String) in "/*\n\(text)*/\n" },
            { "let text = #\"\"\"\n\($0)\"\"\"#\n" },
            { "#Preview {\n\($0)}\n" },
        ] {
            let changed = example.example.violation.map { source in
                RuleExample.Source(
                    path: source.path,
                    text: MarkedSource(source.text).places.isEmpty ? source.text : change(source.text)
                )
            }
            #expect(try found(example, changed) == [])
        }
    }

    private func marked(_ sources: [RuleExample.Source]) throws -> [String] {
        sources.flatMap { source in MarkedSource(source.text).places.map { "\(source.path):\($0)" } }.sorted()
    }

    private func found(_ example: Case, _ sources: [RuleExample.Source]) throws -> [String] {
        let files = try sources.map {
            (path: try RelativePath($0.path), bytes: Array(MarkedSource($0.text).text.utf8))
        }
        var rules = try Styles.rules(example.style)
        rules.rules = [example.rule]
        let app = AppView(index: SourceIndex(files), style: try Styles.style(example.style), rules: rules)
        return Linter(rules).findings(in: app).map { "\($0.file):\($0.span.line):\($0.span.column)" }.sorted()
    }
}
