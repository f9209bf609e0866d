import Testing

@testable import YAMLReader

@Suite struct FlowCollectionTests {
    @Test(
        "lists stand in brackets",
        arguments: [
            Reading("[]", []), Reading("[ a, b ,c, ]", ["a", "b", "c"]),
            Reading("[[], [[a]], {}]", [[], [["a"]], [:]]),
            Reading("[a: 1, b: [c: 2]]", [["a": 1], ["b": [["c": 2]]]]),
            Reading("[\"a\":1, 'b' : 2]", [["a": 1], ["b": 2]]),
            Reading("[a\n  b, c # d\n  , e]", ["a b", "c", "e"]), Reading("[:a, ?b, -c, -1]", [":a", "?b", "-c", -1]),
            Reading("[ : a, b: ]", [["": "a"], ["b": nil]]), Reading("[a b, c:d]", ["a b", "c:d"]),
            Reading("a: [\n b,\n\n \tc\n ]", ["a": ["b", "c"]]), Reading("- [a]\n- [b] # c", [["a"], ["b"]]),
            // As it is usually written, though YAML 1.2 wants the bracket deeper than the key.
            Reading("a:\n  b: [\n    c,\n    {\n      d: e\n  }\n]\nf: g", ["a": ["b": ["c", ["d": "e"]]], "f": "g"]),
        ]
    )
    func listsStandInBrackets(reading: Reading) throws {
        #expect(try value(of: reading.text) == reading.value)
    }

    @Test(
        "mappings stand in braces",
        arguments: [
            Reading("{}", [:]), Reading("{ a: 1, b: , c, }", ["a": 1, "b": nil, "c": nil]),
            Reading("{a: {b: [c]}}", ["a": ["b": ["c"]]]), Reading("{a\n : b,\n c:\n  d}", ["a": "b", "c": "d"]),
            Reading("{a: :b, c: d:e}", ["a": ":b", "c": "d:e"]), Reading("{: a}", ["": "a"]),
            Reading("{a: http://b/c}", ["a": "http://b/c"]), Reading("{a: b # c\n}", ["a": "b"]),
            Reading("{a\n b: c}", ["a b": "c"]), Reading("k: {\n  a: 1\n  }", ["k": ["a": 1]]),
        ]
    )
    func mappingsStandInBraces(reading: Reading) throws {
        #expect(try value(of: reading.text) == reading.value)
    }

    @Test(
        "JSON is read as what it is",
        arguments: [
            Reading(
                "{\"a\":1,\"b\":[true,false,null,-1.5e3,\"\\u00e9\\/\"]}",
                ["a": 1, "b": [true, false, nil, -1500.0, "é/"]]
            ),
            Reading("{\n\t\"a\": [\n\t\t1\n\t]\n}\n", ["a": [1]]), Reading(" [ ] ", []), Reading("\"a\"", "a"),
            Reading("1", 1),
        ]
    )
    func jsonIsReadAsWhatItIs(reading: Reading) throws {
        #expect(try value(of: reading.text) == reading.value)
    }

    @Test(
        "broken brackets are refused",
        arguments: [
            Refusal("k: [a", "1:4", "the \"[\" that opens here is never closed"),
            Refusal("[a, {b: c]", "1:10", "expected \",\" or \"}\", found \"]\""),
            Refusal("{a: [b}", "1:7", "expected \",\" or \"]\", found \"}\""),
            Refusal("[a, , b]", "1:5", "unexpected \",\"", hint: "take one of the commas out"),
            Refusal("[,]", "1:2", "unexpected \",\"", hint: "take one of the commas out"),
            Refusal("{a: 1 b: 2}", "1:8", "expected \",\" or \"}\", found \": 2}\""),
            Refusal("[a]b", "1:4", "unexpected \"b\" after \"]\""),
            Refusal("[a]]", "1:4", "unexpected \"]\" after \"]\""),
            Refusal("[\"a\" b]", "1:6", "expected \",\" or \"]\", found \"b]\""),
            Refusal("[a,#b\n]", "1:4", "unexpected \"#\"", hint: "put a space before a comment"),
            Refusal("[a\n: b]", "1:2", "a key in a list must stand on one line with its colon"),
            Refusal("[-]", "1:2", "a \"-\" entry cannot stand here", hint: "quote \"-\" if it is text"),
            Refusal(
                "k: {\n  a: 1\nb: 2}",
                "3:1",
                "a line inside brackets must be indented deeper than what the brackets belong to",
                hint: "indent the line by 1 space"
            ),
            Refusal("- [\n\ta]", "2:1", "tab used as indentation"),
            Refusal("[a,\n--- b]", "2:1", "the document ends inside brackets"),
            Refusal("[getFavorites() -> [Favorite]]", "1:20", "expected \",\" or \"]\", found \"[Favorite]]\""),
        ]
    )
    func brokenBracketsAreRefused(refusal: Refusal) throws {
        try refusal.check(kind: .invalid)
    }
}
