import Testing

@testable import YAMLReader

/// Swift signatures contain ": ", which YAML takes for a mapping.
@Suite struct QuotingHintTests {
    @Test(
        "a signature that YAML reads as a mapping comes with the advice to quote it",
        arguments: [
            ("- removeFavorite(id: String)", #"quote it: "removeFavorite(id: String)""#),
            ("- removeFavorite(id: String) -> Bool # c", #"quote it: "removeFavorite(id: String) -> Bool""#),
            ("[detail(itemId: String)]", #"quote it: "detail(itemId: String)""#),
            ("- a(b:\n    c: d)", #"quote text that contains ": ", as in "a(b: …)""#),
            ("[edit(itemId: String, mode: EditorMode)]", #"quote text that contains ": ", as in "edit(itemId: …)""#),
        ] as [(String, String)]
    )
    func signatureThatReadsAsAMapping(
        text: String,
        hint: String
    ) throws {
        let items = try #require(try YAMLReader.read(text)?.sequence)
        #expect(items.first?.quotingHint == hint)
    }

    @Test(
        "a signature that is no YAML at all is refused with the advice to quote it",
        arguments: [
            (
                "- edit(itemId: String, mode: EditorMode)", "1:28",
                #"quote it: "edit(itemId: String, mode: EditorMode)""#
            ),
            ("a: edit(b: C)", "1:10", #"quote it: "edit(b: C)""#),
            ("useCases:\n  - f(a: B, c: D) -> E # x", "2:14", #"quote it: "f(a: B, c: D) -> E""#),
            ("- a(b: \"c\")", "1:11", #"quote it: 'a(b: "c")'"#),
            ("tags: [String]? # c", "1:15", #"quote it: "[String]?""#),
            ("a: b: c", "1:5", #"quote it: "b: c""#),
        ] as [(String, String, String)]
    )
    func signatureThatIsNoYAMLAtAllIsRefused(
        text: String,
        place: String,
        hint: String
    ) throws {
        let refused = try problem(in: text)
        #expect(YAMLReaderTests.place(refused) == place)
        #expect(refused.hint == hint)
    }

    @Test(
        "other nodes come without advice",
        arguments: ["a", "- a", "a: b", "a (b): c", "\"a(b\": c)", "a(b) : c", "{}"]
    )
    func otherNodesComeWithoutAdvice(text: String) throws {
        #expect(try YAMLReader.read(text)?.quotingHint == nil)
    }
}
