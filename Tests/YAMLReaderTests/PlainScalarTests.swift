import Testing

@testable import YAMLReader

@Suite struct PlainScalarTests {
    @Test(
        "plain text means what the core schema says",
        arguments: [
            ("", .null), ("~", .null), ("null", .null), ("Null", .null), ("NULL", .null), ("nULL", .string("nULL")),
            ("true", true), ("True", true), ("FALSE", false), ("yes", "yes"), ("on", "on"), ("tRUE", "tRUE"),
            ("0", 0), ("-0", 0), ("+12", 12), ("012", 12), ("0o17", 15), ("0x1f", 31), ("0xFF", 255),
            ("0o8", "0o8"), ("0x", "0x"), ("-0x1", "-0x1"), ("1_000", "1_000"), ("-", "-"), ("+", "+"),
            ("9223372036854775807", .int(.max)), ("-9223372036854775808", .int(.min)),
            ("9223372036854775808", .double(9_223_372_036_854_775_808)), ("0xFFFFFFFFFFFFFFFFF", .double(0x1p68)),
            ("1.5", 1.5), ("1.", 1.0), (".5", 0.5), ("-.5", -0.5), ("1e3", 1000.0), ("1.5E-3", 0.0015),
            ("+1.5e+3", 1500.0),
            (".", "."), ("e3", "e3"), ("1e", "1e"), ("1.2.3", "1.2.3"), ("1 2", "1 2"), ("15.0a", "15.0a"),
            (".inf", .double(.infinity)), ("-.Inf", .double(-.infinity)), ("+.INF", .double(.infinity)),
            (".iNF", ".iNF"), ("inf", "inf"), ("nan", "nan"), ("12:30", "12:30"), ("2001-01-01", "2001-01-01"),
        ] as [(String, YAMLValue)]
    )
    func plainTextMeansWhatTheCoreSchemaSays(text: String, value: YAMLValue) {
        #expect(CoreSchema.resolve(text) == value)
    }

    @Test("not a number is a number")
    func notANumberIsANumber() {
        guard case .double(let value) = CoreSchema.resolve(".nan") else { return #expect(Bool(false)) }
        #expect(value.isNaN)
    }

    @Test(
        "indicators inside text are text",
        arguments: [
            Reading("getFavorites() -> [Favorite]", "getFavorites() -> [Favorite]"),
            Reading("a#b", "a#b"), Reading("a # b", "a"), Reading("a\t# b", "a"),
            Reading("http://a.b/c?d=e&f#g", "http://a.b/c?d=e&f#g"), Reading("a:b", "a:b"), Reading("::a", "::a"),
            Reading("-a", "-a"), Reading("?a", "?a"), Reading("--- -1", -1), Reading(".update", ".update"),
            Reading("a, b]", "a, b]"), Reading("it's \"so\"", "it's \"so\""), Reading("\\n", "\\n"),
            Reading("---a", "---a"), Reading("...a", "...a"), Reading("a ---", "a ---"),
            Reading("Ünïcödé 日本 😀", "Ünïcödé 日本 😀"), Reading("  a  ", "a"),
        ]
    )
    func indicatorsInsideTextAreText(reading: Reading) throws {
        #expect(try value(of: reading.text) == reading.value)
    }

    @Test(
        "lines of text become one, and empty lines the line breaks",
        arguments: [
            Reading("a\nb", "a b"), Reading("a\n\nb", "a\nb"), Reading("a\n\n \n\t\nb", "a\n\n\nb"),
            Reading("a \t\n \t b", "a b"), Reading("a\r\nb\rc", "a b c"),
            Reading("k: a\n b\n  c", ["k": "a b c"]), Reading("- a\n - b", ["a - b"]),
            Reading("k:\n  a\n  # comment", ["k": "a"]), Reading("a\n%b", "a %b"), Reading("a\n&b *c !d", "a &b *c !d"),
        ]
    )
    func linesOfTextBecomeOne(reading: Reading) throws {
        #expect(try value(of: reading.text) == reading.value)
    }

    @Test(
        "what cannot be text is refused",
        arguments: [
            Refusal("@a", "1:1", "text without quotes cannot begin with \"@\"", hint: "quote it: \"@a\""),
            Refusal("k: `a`", "1:4", "text without quotes cannot begin with \"`\"", hint: "quote it: \"`a`\""),
            Refusal("k: %a # b", "1:4", "text without quotes cannot begin with \"%\"", hint: "quote it: \"%a\""),
            Refusal("[|]", "1:2", "text without quotes cannot begin with \"|\"", hint: "quote the text"),
            Refusal("k: ]", "1:4", "unexpected \"]\"", hint: "quote the text if it is meant as such"),
            Refusal("a\n# c\nb", "3:1", "unexpected \"b\" after the end of the document"),
            Refusal("k: a # c\n  b", "2:3", "this line is indented by 2 spaces, which fits nothing above it"),
        ]
    )
    func whatCannotBeTextIsRefused(refusal: Refusal) throws {
        try refusal.check(kind: .invalid)
    }
}
