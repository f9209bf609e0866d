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

    /// The checks that look at more than the files of an example.
    private static let ofApps: Set = ["planned", "superfluous-suppression", "unbuilt-file"]

    private static var all: [Case] {
        get throws {
            try Styles.library.names.flatMap { style in
                try Styles.rules(style).rules.flatMap { rule in
                    rule.examples.enumerated().map { Case(style: style, rule: rule, example: $1, number: $0 + 1) }
                }
            }
        }
    }

    static var cases: [Case] { get throws { try all.filter { !ofApps.contains($0.rule.kind) } } }

    /// The rules of all styles once.
    static var appCases: [Case] {
        get throws {
            var known: Set<String> = []
            return try all.filter { ofApps.contains($0.rule.kind) }.filter { example in
                known.insert("\(example.rule.id) \(example.rule.message) \(example.number)").inserted
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

    @Test("A violation in an app is found where it is marked, and not when it is mended", arguments: try appCases)
    func appExample(_ example: Case) throws {
        let styles = [example.style] + Styles.library.names
        let faults = try AppExampleTrial(styles: styles, rule: example.rule, example: example.example).faults()
        #expect(faults == [], "\(faults)")
    }

    @Test("Every rule has an example, and says what to do", arguments: Styles.library.names)
    func complete(_ style: String) throws {
        #expect(try Styles.rules(style).rules.filter { $0.examples.isEmpty || $0.fix == nil }.map(\.id) == [])
    }
}
