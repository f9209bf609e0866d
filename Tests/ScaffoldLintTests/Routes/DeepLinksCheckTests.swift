import AppModel
import Testing
import YAMLReader

@testable import ScaffoldLint

@Suite("Deep links as a check of lint")
struct DeepLinksCheckTests {
    @Test(
        "each kind of finding is that of its rule",
        arguments: [
            ("route.parse-covers-cases", [1]), ("deeplink.registered", [3]), ("route.ambiguous", []),
        ]
    )
    func findings(_ finding: String, lines: [Int]) throws {
        let source = try LinkSource(
            """
            enum Place { case home, inbox, lost }
            enum Other { case one
                static func parse(_ parts: [String]) -> Other? { parts == ["one"] ? .one : nil }
            }
            enum Links {
                static func parse(_ url: URL) -> Place? {
                    switch url.host {
                    case "home": return .home
                    case "inbox": return .inbox
                    default: return nil
                    }
                }
            }
            """
        )
        var reader = RuleFileReader(isKnownOption: { _ in false })
        reader.read(
            YAMLSource(
                name: "rules.yml",
                text: """
                    schema: 1
                    rules:
                      - id: links
                        severity: warning
                        title: Links
                        check: deep-links
                        finding: \(finding)
                        message: "{detail}"
                        why: A link that opens nothing is worse than none.
                        examples: []
                    """
            )
        )
        let rule = try #require(reader.rules.first)
        let style = try Golden.style("uikit-mvvmc")
        let app = LintContext(model: source.model, style: style, rules: try RuleSet(of: style))
        var report = Report(app, of: rule)
        rule.check.inspect(app, &report)
        #expect(report.findings.map(\.span.line) == lines)
        #expect(report.findings.allSatisfy { $0.rule == "links" && !$0.message.isEmpty })
    }
}
