import StencilEngine
import Testing

@Suite("replace with regular expressions")
struct PatternTests {
    private func replaced(_ text: String, _ pattern: String, _ replacement: String) throws -> String {
        let context: TemplateDictionary = ["s": .string(text), "p": .string(pattern), "r": .string(replacement)]
        return try rendering("{{ s|replace:p,r,\"regex\" }}", context)
    }

    @Test(
        "what the patterns mean",
        arguments: [
            ("Hey1World2!", #"\d"#, " ", "Hey World !"),
            ("string with numbers 42", #"\s\d+$"#, "", "string with numbers"),
            ("a.b.c", #"\."#, "-", "a-b-c"), ("aaa", "a", "aa", "aaaaaa"), ("abc", "", "-", "-a-b-c-"),
            ("fooBar", "([a-z])([A-Z])", "$1_$2", "foo_Bar"), ("x=1", #"(?<k>\w)=(?<v>\w)"#, "${v}=${k}", "1=x"),
            ("a1b", "[^a-z]", "#", "a#b"), ("a-b]c", #"[\]\-]"#, "", "abc"), ("aXbX", "X$", "", "aXb"),
            ("abcabc", "^abc", "", "abc"),
            ("one two", #"\b(\w)"#, "<$1>", "<o>ne <t>wo"), ("aaaa", "a{2}", "b", "bb"), ("aaaaa", "a{2,3}", "b", "bb"),
            ("<a><b>", "<.+?>", "x", "xx"), ("<a><b>", "<.+>", "x", "x"), ("aaab", "a*+b", "x", "x"),
            ("aaa", "a++a", "x", "aaa"),
            ("cat dog", "cat|dog", "pet", "pet pet"), ("abab", "(?:ab)+", "x", "x"),
            ("aa bb ab", #"(\w)\1"#, "x", "x x ab"),
            ("price 10", #"(?<=price )\d+"#, "20", "price 20"), ("foobar foobaz", "foo(?=baz)", "x", "foobar xbaz"),
            ("foobar foobaz", "foo(?!baz)", "x", "xbar foobaz"), ("ABC", "(?i)b", "x", "AxC"),
            ("ABC", "(?i:b)c|C", "x", "ABx"),
            ("a\nb", "(?m)^", "> ", "> a\n> b"), ("a\nb", "a.b", "x", "a\nb"), ("a\nb", "(?s)a.b", "x", "x"),
            ("Äpfel", #"\p{Lu}"#, "x", "xpfel"), ("a,b", "[[:punct:]]", ";", "a;b"), ("a$b", #"\$"#, #"\$"#, "a$b"),
            ("tel", "t(e)(l)(x)?", "$1$2$3$0", "eltel"), ("aab", "(a*)*b", "x", "x"), ("1.2.3", #"\Q.\E"#, "", "123"),
            ("a\tb", #"\t"#, " ", "a b"), ("A", #"\x41"#, "x", "x"), ("x1", #"x(\d)"#, "$10", "10"),
            ("abc", "(?>a|ab)c", "x", "abc"),
        ]
    )
    func meanings(text: String, pattern: String, replacement: String, expected: String) throws {
        #expect(try replaced(text, pattern, replacement) == expected)
    }

    @Test(
        "a wrong pattern is refused with the place",
        arguments: [
            ("(a", "character 1: \"(\" is not closed"), ("a)", "character 2: \")\" has no \"(\""),
            ("[a", "character 1: \"[\" is not closed"),
            ("*a", "character 1: nothing stands before \"*\" to be repeated"),
            ("a{2,1}", "the counts are in the wrong order"),
            ("a{9999}", "the count is above 1000"), (#"\y"#, "\"\\y\" has no meaning"),
            ("[z-a]", "the range is in the wrong order"),
            (#"\p{Foo}"#, "no character property is called \"Foo\""), ("[a&&b]", "set operations are not supported"),
            (#"a\"#, "nothing follows the backslash"), ("(?x)a", "groups of kind \"(?x\" are not supported"),
            ("((a{1000}){1000}){1000}", "the regular expression is too large"),
        ]
    )
    func mistakes(pattern: String, expected: String) {
        let context: TemplateDictionary = ["s": "a", "p": .string(pattern)]
        #expect(failure("{{ s|replace:p,\"\",\"regex\" }}", context).contains(expected))
    }

    @Test("a pattern in the template is checked before anything is rendered")
    func staticCheck() {
        #expect(failure("{{ undefined|replace:\"(\",\"\",\"regex\" }}").contains("character 1: \"(\" is not closed"))
    }

    @Test("a pattern that tries too much is stopped")
    func catastrophic() {
        let context: TemplateDictionary = ["s": .string(String(repeating: "a", count: 40))]
        var limits = TemplateLimits()
        limits.steps = 20_000
        let message = failure("{{ s|replace:\"(a+)+b\",\"\",\"regex\" }}", context, limits: limits)
        #expect(message.contains("regular expression \"(a+)+b\" takes too many steps"))
    }
}
