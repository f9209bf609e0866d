import ScaffoldLint
import Styles
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

    @Test("A violation is found where it is marked, whatever is around it, and nowhere else", arguments: try cases)
    func example(_ example: Case) throws {
        let trial = ExampleTrial(
            style: try Styles.style(example.style),
            rules: try Styles.rules(example.style),
            rule: example.rule,
            example: example.example
        )
        let faults = try trial.faults()
        #expect(faults == [], "\(faults)")
    }

    /// What a rule finds that compares a module with its plan, its files with a builder's, or comments with findings, no
    /// example of a file or two can show: other tests do.
    @Test("Every rule has an example", arguments: Styles.library.names)
    func complete(_ style: String) throws {
        let bare = try Styles.rules(style).rules.filter(\.examples.isEmpty).filter {
            !["planned", "superfluous-suppression", "type-length", "unbuilt-file"].contains($0.kind)
        }
        #expect(bare.map(\.id) == [])
    }
}
