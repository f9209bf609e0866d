import Testing

@testable import ScaffoldCLI

@Suite("Did you mean")
struct SuggestionTests {
    @Test(
        "slips of the hand are forgiven",
        arguments: [
            ("modul", "module"), ("moduel", "module"), ("MODULE", "module"), ("mdule", "module"), ("lnit", "lint"),
            ("dry_run", "dry-run"), ("dryrun", "dry-run"), ("templ", "template"),
        ]
    )
    func near(word: String, meant: String) {
        #expect(Suggestion.nearest(to: word, among: ["template", "module", "lint", "dry-run"]) == meant)
    }

    @Test("other words are not", arguments: ["", "x", "zzzz", "house", "te", "--", String(repeating: "m", count: 500)])
    func far(word: String) {
        #expect(Suggestion.nearest(to: word, among: ["template", "module", "lint", "dry-run"]) == nil)
    }

    @Test("the nearest wins, and of equals the first")
    func order() {
        #expect(Suggestion.nearest(to: "lost", among: ["list", "last", "lot"]) == "list")
        #expect(Suggestion.nearest(to: "lots", among: ["list", "lot", "lots"]) == "lots")
    }

    @Test("a swap of neighbours is one slip")
    func swap() {
        #expect(Suggestion.distance(from: Array("ab"), to: Array("ba")) == 1)
        #expect(Suggestion.distance(from: Array(""), to: Array("abc")) == 3)
        #expect(Suggestion.distance(from: Array("kitten"), to: Array("sitting")) == 3)
    }
}
