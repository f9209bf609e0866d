import Testing

@testable import YAMLReader

@Suite struct NodeTests {
    private func node(_ text: String) throws -> YAMLNode {
        try #require(try YAMLReader.read(text))
    }

    @Test("a node is asked for what it is and answers nil to the rest")
    func nodeAnswersForWhatItIs() throws {
        let root = try node("{s: a, q: '1', i: 1, d: 1.5, b: true, n: , l: [1], m: {a: b}}")
        #expect(root["s"]?.value == "a" && root["q"]?.value == "1")
        #expect(root["i"]?.value == 1 && root["i"]?.text == "1" && root["d"]?.value == 1.5)
        #expect(root["b"]?.bool == true && root["s"]?.bool == nil)
        #expect(root["n"]?.isNull == true && root["s"]?.isNull == false && root["l"]?.isNull == false)
        #expect(root["l"]?.sequence?.count == 1 && root["m"]?.sequence == nil && root["l"]?.entries == nil)
        #expect(root["m"]?.entries?.first?.key.text == "a")
        #expect(root["missing"] == nil && root["s"]?["a"] == nil)
    }

    @Test(
        "a node says what it is",
        arguments: [
            ("[]", "a list"), ("{}", "a mapping"), ("a", "a string"), ("'1'", "a string"), ("1", "a number"),
            ("1.5", "a number"), ("true", "true or false"), ("~", "nothing"),
        ]
    )
    func nodeSaysWhatItIs(text: String, description: String) throws {
        #expect(try node(text).kindDescription == description)
    }

    @Test("the style of a scalar is known")
    func styleOfAScalarIsKnown() throws {
        let root = try node("- a\n- 'a'\n- \"a\"\n- |\n  a\n- >\n  a")
        #expect(
            root.sequence?.map { $0.scalar?.style }
                == [.plain, .singleQuoted, .doubleQuoted, .literal, .folded]
        )
    }
}
