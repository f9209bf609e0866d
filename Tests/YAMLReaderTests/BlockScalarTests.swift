import Testing

@testable import YAMLReader

@Suite struct BlockScalarTests {
    @Test(
        "literal text keeps its lines",
        arguments: [
            Reading("|\n  a\n   b\n\n  c\n", "a\n b\n\nc\n"), Reading("|\n a # b\n", "a # b\n"),
            Reading("|\n a", "a\n"),
            Reading("k: |\n  a\n  \tb\nl: 1", ["k": "a\n\tb\n", "l": 1]), Reading("|\r\n a\r\n b\r\n", "a\nb\n"),
            Reading("- |\n a\n- |\n  b", ["a\n", "b\n"]), Reading("k: |\nl: 1", ["k": "", "l": 1]),
            Reading("k: | # comment\n  a\n # comment\nl: 1", ["k": "a\n", "l": 1]),
            Reading("--- |\na\n---b\n...", "a\n---b\n"),
            Reading("- k: |\n    a\n  l: |\n   b", [["k": "a\n", "l": "b\n"]]),
        ]
    )
    func literalTextKeepsItsLines(reading: Reading) throws {
        #expect(try value(of: reading.text) == reading.value)
    }

    @Test(
        "folded text joins lines, but for empty and deeper ones",
        arguments: [
            Reading(">\n a\n b\n", "a b\n"), Reading(">\n a\n\n b\n", "a\nb\n"), Reading(">\n a\n\n\n b\n", "a\n\nb\n"),
            Reading(">\n a\n   b\n   c\n d\n", "a\n  b\n  c\nd\n"), Reading(">\n a\n\n   b\n\n c\n", "a\n\n  b\n\nc\n"),
            Reading(">\n\n a\n", "\na\n"), Reading(">\n a \n b\n", "a  b\n"),
            Reading(">\n a\n \tb\n c\n", "a\n\tb\nc\n"),
        ]
    )
    func foldedTextJoinsLines(reading: Reading) throws {
        #expect(try value(of: reading.text) == reading.value)
    }

    @Test(
        "the header decides about line breaks at the end",
        arguments: [
            Reading("- |-\n a\n\n- |\n a\n\n- |+\n a\n\n- b", ["a", "a\n", "a\n\n", "b"]),
            Reading("- >-\n\n- >\n\n- >+\n\n- b", ["", "", "\n", "b"]),
            Reading("|+\n a", "a\n"), Reading("|+\n a\n  ", "a\n \n"), Reading("|-\n a\n\n\n# comment\n", "a"),
            Reading("|+\n a\n\n# comment\n\n", "a\n\n"),
        ]
    )
    func headerDecidesAboutLineBreaksAtTheEnd(reading: Reading) throws {
        #expect(try value(of: reading.text) == reading.value)
    }

    @Test(
        "the header can give the indentation",
        arguments: [
            Reading("- |2\n   a\n  b", [" a\nb\n"]), Reading("k: |1-\n  a", ["k": " a"]),
            Reading("k: |-1\n  a", ["k": " a"]),
            Reading("k:\n  l: >2\n      a\n", ["k": ["l": "  a\n"]]), Reading("k: |2\n\n   a", ["k": "\n a\n"]),
        ]
    )
    func headerCanGiveTheIndentation(reading: Reading) throws {
        #expect(try value(of: reading.text) == reading.value)
    }

    @Test(
        "broken headers and indentation are refused",
        arguments: [
            Refusal("k: |0\n a", "1:5", "unexpected \"0\" after \"|\" or \">\""),
            Refusal("k: |12\n a", "1:6", "unexpected \"2\" after \"|\" or \">\""),
            Refusal("k: |+-\n a", "1:6", "unexpected \"-\" after \"|\" or \">\""),
            Refusal("k: > a\n b", "1:6", "unexpected \"a\" after \"|\" or \">\""),
            Refusal("k: |# a\n b", "1:5", "unexpected \"# a\" after \"|\" or \">\""),
            Refusal("k: |\n   \n a", "2:4", "an empty line is indented deeper than the first line of the text"),
            Refusal("k: |\n  a\n\tb", "3:1", "tab used as indentation"),
            Refusal("k: |\n  a\n b", "3:2", "this line is indented by 1 space, which fits nothing above it"),
        ]
    )
    func brokenHeadersAndIndentationAreRefused(refusal: Refusal) throws {
        try refusal.check(kind: .invalid)
    }
}
