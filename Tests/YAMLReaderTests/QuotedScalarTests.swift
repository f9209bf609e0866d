import Testing

@testable import YAMLReader

@Suite struct QuotedScalarTests {
    @Test(
        "single quotes have no escapes but the doubled quote",
        arguments: [
            Reading("''", ""), Reading("'it''s'", "it's"), Reading("'a\\n'", "a\\n"), Reading("'a: b # c'", "a: b # c"),
            Reading("'true'", "true"), Reading("'12'", "12"),
            Reading("'a\n b'", "a b"), Reading("'a \t\n\n \t b'", "a\nb"), Reading("' a\n\n\n '", " a\n\n"),
        ]
    )
    func singleQuotesHaveNoEscapesButTheDoubledQuote(reading: Reading) throws {
        #expect(try value(of: reading.text) == reading.value)
    }

    @Test(
        "double quotes have escapes",
        arguments: [
            Reading(#""""#, ""), Reading(#""null""#, "null"), Reading(#""a: b # c""#, "a: b # c"),
            Reading(#""\0\a\b\t\n\v\f\r\e""#, "\0\u{7}\u{8}\t\n\u{B}\u{C}\r\u{1B}"),
            Reading(#""\ \"\/\\\N\_\L\P""#, " \"/\\\u{85}\u{A0}\u{2028}\u{2029}"),
            Reading(#""\x41\u00e9\U0001F600""#, "Aé😀"), Reading(#""\ud83d\ude00""#, "😀"), Reading("\"\\\t\"", "\t"),
            Reading("\"a\n b\"", "a b"), Reading("\"a\n\n\n b\"", "a\n\nb"), Reading("\"a \\\n   b\"", "a b"),
            Reading("\"a\\\n\n\n b\"", "a\n\nb"), Reading("\"a\\t \n b\"", "a\t b"), Reading("\"a\\\n \\ b\"", "a b"),
            Reading("\"\n  a\n\"", " a "), Reading("\"a\r\n\r\nb\"", "a\nb"),
        ]
    )
    func doubleQuotesHaveEscapes(reading: Reading) throws {
        #expect(try value(of: reading.text) == reading.value)
    }

    @Test("characters that are not printable may stand in quotes and nowhere else")
    func charactersThatAreNotPrintable() throws {
        #expect(try value(of: "['\u{7F}', \"\u{FEFF}\u{80}\"]") == ["\u{7F}", "\u{FEFF}\u{80}"])
        let refused = try problem(in: "['\u{7F}', a\u{7F}]")
        #expect(place(refused) == "1:8")
        #expect(refused.message == "a character that is not printable outside quotes")
    }

    @Test(
        "broken quotes are refused",
        arguments: [
            Refusal("\"a", "1:1", "the quote that opens here is never closed"),
            Refusal("k:\n  'a\n", "2:3", "the quote that opens here is never closed"),
            Refusal("\"a\\", "1:1", "the quote that opens here is never closed"),
            Refusal(
                #"k: "\.""#,
                "1:5",
                #""\." is no escape"#,
                hint: #"write "\\" for a backslash, or use single quotes, which have no escapes"#
            ),
            Refusal(#""\é""#, "1:2", #""\é" is no escape"#),
            Refusal(#""\x4g""#, "1:2", #""\x4" needs 2 hexadecimal digits"#),
            Refusal(#""\ud800""#, "1:2", #""\ud800" is no Unicode character"#),
            Refusal(#""\ud800\u0041""#, "1:2", #""\ud800\u0041" is no Unicode character"#),
            Refusal(#""\U00110000""#, "1:2", #""\U00110000" is no Unicode character"#),
            Refusal("k: \"a\nb\"", "2:1", "quoted text must be indented", hint: "indent the line by 1 space"),
            Refusal("k: 'a\n\tb'", "2:1", "tab used as indentation", hint: "indent with spaces"),
            Refusal("'a\n--- b'", "2:1", "the document ends inside quotes"),
            Refusal("\"a\" b", "1:5", "unexpected \"b\" after the closing quote"),
            Refusal("\"a\"# b", "1:4", "\"#\" directly after the closing quote", hint: "put a space before a comment"),
        ]
    )
    func brokenQuotesAreRefused(refusal: Refusal) throws {
        try refusal.check(kind: .invalid)
    }
}
