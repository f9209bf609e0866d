import Diagnostics
import Styles
import Testing

@testable import ScaffoldLint

@Suite("Checklist files of styles")
struct ChecklistReaderTests {
    private static func problems(_ text: String) throws -> [String] {
        do {
            let reader = ChecklistReader(style: try Golden.style("uikit-mvvmc"))
            _ = try reader.read(text)
            return []
        } catch let failure as Failure {
            return failure.lines
        }
    }

    @Test(
        "every style has one that is sound, and names rules that exist or are the document's own",
        arguments: Golden.styles
    )
    func styles(_ name: String) throws {
        let style = try Golden.style(name)
        let checklist = try #require(try Checklist.of(style))
        #expect(checklist.document == style.name + ".md")
        #expect(checklist.sections.allSatisfy { !$0.items.isEmpty && !$0.title.isEmpty })
        let rules = try RuleSet(of: style)
        // A style whose rules are written has every rule that its checklist names.
        guard style.templates["rules.yml"] != nil else { return }
        for rule in checklist.sections.flatMap(\.items).flatMap(\.rules) {
            #expect(rules[rule] != nil, "no rule \(rule)")
        }
    }

    @Test("all problems come at once, each with its place")
    func problems() throws {
        let found = try Self.problems(
            """
            schema: 2
            document: x.md
            sections:
              - title: One
                items:
                  - { text: A, pieces: [coordinatr] }
                  - { text: B, wiring: [tab] }
                  - { text: C }
            """
        )
        #expect(
            found == [
                "uikit-mvvmc/checklist.yml:1:9: error: this version reads schema 1, not \"2\"",
                "uikit-mvvmc/checklist.yml:6:29: error: the style has no piece \"coordinatr\"; did you mean \"coordinator\"?",
                "uikit-mvvmc/checklist.yml:7:9: error: nothing decides the item; \"pieces\", \"wirings\", \"rules\" or \"people\" would",
                "uikit-mvvmc/checklist.yml:7:20: error: unknown key \"wiring\" in the item; did you mean \"wirings\"?",
                "uikit-mvvmc/checklist.yml:8:9: error: nothing decides the item; \"pieces\", \"wirings\", \"rules\" or \"people\" would",
            ]
        )
    }
}
