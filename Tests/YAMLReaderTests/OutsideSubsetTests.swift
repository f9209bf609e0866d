import Testing

@testable import YAMLReader

@Suite struct OutsideSubsetTests {
    @Test(
        "anchors",
        arguments: [
            Refusal(
                "a: &b c",
                "1:4",
                "anchor \"&b\" is not supported",
                hint: "remove it, or quote \"&b\" if it is text"
            ),
            Refusal("&a b: c", "1:1", "anchor \"&a\" is not supported"),
            Refusal("[&a b]", "1:2", "anchor \"&a\" is not supported"),
            Refusal("a: 1\n&b c: 2", "2:1", "anchor \"&b\" is not supported"),
        ]
    )
    func anchors(refusal: Refusal) throws {
        try refusal.check(kind: .outsideSubset)
    }

    @Test(
        "aliases",
        arguments: [
            Refusal(
                "a: *b",
                "1:4",
                "alias \"*b\" is not supported",
                hint: "write the value out, or quote \"*b\" if it is text"
            ),
            Refusal("- *.swift", "1:3", "alias \"*.swift\" is not supported"),
            Refusal("<<: *a", "1:5", "alias \"*a\" is not supported"),
            Refusal("{a: *b }", "1:5", "alias \"*b\" is not supported"),
        ]
    )
    func aliases(refusal: Refusal) throws {
        try refusal.check(kind: .outsideSubset)
    }

    @Test(
        "tags",
        arguments: [
            Refusal(
                "a: !!str 1",
                "1:4",
                "tag \"!!str\" is not supported",
                hint: "remove it, or quote \"!!str\" if it is text"
            ),
            Refusal("!a\nb: 1", "1:1", "tag \"!a\" is not supported"),
            Refusal("- ! a", "1:3", "tag \"!\" is not supported"),
            Refusal(
                "%TAG ! tag:a,2000:\n--- a",
                "1:1",
                "tags are not supported, nor is \"%TAG\"",
                hint: "remove the line"
            ),
        ]
    )
    func tags(refusal: Refusal) throws {
        try refusal.check(kind: .outsideSubset)
    }

    @Test(
        "several documents",
        arguments: [
            Refusal("---\na\n---\nb", "3:1", "a second document is not supported", hint: "keep one document in a file"),
            Refusal("a: 1\n---\n", "2:1", "a second document is not supported"),
            Refusal("a: 1\n...\nb: 2", "3:1", "a second document is not supported"),
            Refusal("---\n---", "2:1", "a second document is not supported"),
        ]
    )
    func severalDocuments(refusal: Refusal) throws {
        try refusal.check(kind: .outsideSubset)
    }

    @Test(
        "complex keys",
        arguments: [
            Refusal("? a\n: b", "1:1", "a key marked with \"?\" is not supported"),
            Refusal("a: 1\n? b\n: c", "2:1", "a key marked with \"?\" is not supported"),
            Refusal("[? a : b]", "1:2", "a key marked with \"?\" is not supported"),
            Refusal("{ ? }", "1:3", "a key marked with \"?\" is not supported"),
            Refusal("[a]: b", "1:1", "a list or mapping as a key is not supported"),
            Refusal("a: 1\n{b}: c", "2:1", "a list or mapping as a key is not supported"),
            Refusal("{[a]: b}", "1:2", "a list or mapping as a key is not supported"),
            Refusal("[{a}: b]", "1:2", "a list or mapping as a key is not supported"),
            Refusal("{[a], b}", "1:2", "a list or mapping as a key is not supported"),
        ]
    )
    func complexKeys(refusal: Refusal) throws {
        try refusal.check(kind: .outsideSubset)
    }

    @Test("nesting beyond the limit is refused, and nesting up to it is read", arguments: ["[", "{a: ", "- ", "[a: "])
    func nestingBeyondTheLimitIsRefused(opening: String) throws {
        let closing = ["[": "]", "{a: ": "}", "[a: ": "]"][opening] ?? ""
        let levels = opening == "[a: " ? 2 : 1
        let depth = YAMLReader.maximumDepth / levels
        func text(_ depth: Int) -> String {
            String(repeating: opening, count: depth) + "x" + String(repeating: closing, count: depth)
        }
        #expect(try YAMLReader.read(text(depth)) != nil)
        let refused = try problem(in: text(depth + 1))
        #expect(refused.message == "collections nest deeper than 128 levels")
        #expect(refused.kind == .outsideSubset)
        #expect(refused.position.offset == depth * opening.utf8.count)
        #expect(try problem(in: text(200_000)) == refused)
    }
}
