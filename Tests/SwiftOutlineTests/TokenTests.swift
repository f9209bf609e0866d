import Diagnostics
import Testing

@testable import SwiftOutline

@Suite("Tokens")
struct TokenTests {
    /// The text of every token but the end of the file.
    private func texts(_ text: String) -> [String] {
        let source = SourceText(text)
        return TokenList(source).dropLast().map { source.text($0.range) }
    }

    private func kinds(_ text: String) -> [TokenKind] {
        TokenList(SourceText(text)).dropLast().map(\.kind)
    }

    @Test("names, numbers and punctuation")
    func simple() {
        #expect(texts("let x = 1_000.max + 0x1p3 // end") == ["let", "x", "=", "1_000", ".", "max", "+", "0x1p3"])
        #expect(texts("t.0.1; 1.5e-3") == ["t", ".", "0", ".", "1", ";", "1.5e-3"])
        #expect(texts("größe `class` $0 $x") == ["größe", "`class`", "$0", "$x"])
    }

    @Test("block comments nest")
    func nestedComments() {
        #expect(texts("a /* x /* y */ z */ b") == ["a", "b"])
        #expect(texts("a /* never closed") == ["a"])
    }

    @Test("a string without interpolation is one token")
    func plainStrings() {
        #expect(
            texts(##"f("a\"b", #"raw "quotes" \n"#, "")"##) == [
                "f", "(", ##""a\"b""##, ",", ##"#"raw "quotes" \n"#"##, ",", "\"\"", ")",
            ]
        )
        let text = "x = \"\"\"\n  one \"two\" \"\"\\\"\n  \"\"\"\ny"
        #expect(texts(text).count == 4)
        #expect(texts(##"#"""# + #""" is"#"##) == [##"#"""#"##, "+", ##"#""" is"#"##])
    }

    @Test("interpolations nest to any depth")
    func interpolations() {
        let text = #""a\(b + "c\(d("e"))f")g\(h)i" + j"#
        #expect(
            texts(text) == [
                #""a\("#, "b", "+", #""c\("#, "d", "(", "\"e\"", ")", #")f""#, #")g\("#, "h", #")i""#, "+", "j",
            ]
        )
        let source = SourceText(text)
        let tokens = TokenList(source)
        #expect(tokens[0].match == 11)
        #expect(tokens[11].match == 0)
        #expect(tokens[3].match == 8)
    }

    @Test("raw strings interpolate with their own number of pounds")
    func rawInterpolation() {
        #expect(texts(##"#"a\(b)\#(c)"#"##) == [##"#"a\(b)\#("##, "c", ##")"#"##])
    }

    @Test("a line break ends a single-line string, also within its interpolation")
    func unterminated() {
        #expect(texts("\"abc\nlet x") == ["\"abc", "let", "x"])
        #expect(texts("\"abc\\(d\nlet x") == ["\"abc\\(", "d", "let", "x"])
        #expect(TokenList(SourceText("\"abc\n"))[0].isUnterminated)
    }

    @Test("a slash is a regex where an expression is expected, and an operator elsewhere")
    func regexes() {
        #expect(kinds("let r = /a b/") == [.identifier, .identifier, .equal, .regex])
        #expect(kinds("a / b / c").filter { $0 == .binaryOperator }.count == 2)
        #expect(kinds("f(/a, b/)") == [.identifier, .leftParenthesis, .regex, .rightParenthesis])
        #expect(kinds("reduce(1, /)").last == .rightParenthesis)
        #expect(kinds("x = #/a/b/#") == [.identifier, .equal, .regex])
        #expect(kinds("x = #/\n  a ) \n/#\ny") == [.identifier, .equal, .regex, .identifier])
        #expect(kinds("try? /a b/") == [.identifier, .postfixQuestion, .regex])
        #expect(kinds("(/ 2)").contains(.regex) == false)
    }

    @Test("operators know which side they are bound to")
    func operatorSides() {
        #expect(kinds("a + b") == [.identifier, .binaryOperator, .identifier])
        #expect(kinds("-a") == [.prefixOperator, .identifier])
        #expect(kinds("a! b?") == [.identifier, .exclamation, .identifier, .postfixQuestion])
        #expect(kinds("a ? b : c") == [.identifier, .infixQuestion, .identifier, .colon, .identifier])
        #expect(kinds("f(&x)") == [.identifier, .leftParenthesis, .prefixAmpersand, .identifier, .rightParenthesis])
        #expect(kinds("() -> Void") == [.leftParenthesis, .rightParenthesis, .arrow, .identifier])
    }

    @Test("directives and macros")
    func pounds() {
        #expect(
            kinds("#if DEBUG\n#elseif X\n#else\n#endif") == [
                .poundIf, .identifier, .poundElseif, .identifier, .poundElse, .poundEndif,
            ]
        )
        #expect(kinds("#Preview { }") == [.pound, .identifier, .leftBrace, .rightBrace])
        #expect(kinds("#!/usr/bin/swift\nx") == [.shebang, .identifier])
    }

    @Test("brackets match across what is missing")
    func brackets() {
        let tokens = TokenList(SourceText("{ ( [ ) }"))
        #expect(tokens.map(\.match) == [4, 3, nil, 1, 0, nil])
        #expect(TokenList(SourceText(") } (")).allSatisfy { $0.match == nil })
        let crossing = TokenList(SourceText("( { ) }"))
        #expect(crossing.map(\.match) == [nil, 3, nil, 1, nil])
    }

    @Test("conflict markers and a byte order mark are passed over")
    func trivia() {
        #expect(texts("\u{FEFF}a\n<<<<<<< HEAD\nb {\n=======\nc\n>>>>>>> other\nd") == ["a", "d"])
    }

    @Test("bytes that are no UTF-8 lie between tokens")
    func invalidBytes() {
        let source = SourceText([0x61, 0xFF, 0xFE, 0x00, 0x62, 0xE2, 0x80])
        #expect(TokenList(source).dropLast().map { source.text($0.range) } == ["a", "b"])
    }

    @Test("tokens say whether they start a line")
    func lines() {
        #expect(TokenList(SourceText("a b\nc /*\n*/ d")).map(\.startsLine) == [false, false, true, true, false])
    }
}
