import Diagnostics
import Testing

@testable import SwiftOutline

@Suite("Names and keywords")
struct NameTests {
    private func names(_ bytes: [UInt8]) -> [String] {
        let source = SourceText(bytes)
        return TokenList(source).filter { $0.kind == .identifier }.map { source.text($0.range) }
    }

    @Test("a name of any length ends before every byte that is part of none")
    func ends() {
        for length in 1...17 {
            let name = "a" + String(repeating: "Z", count: length - 1)
            for byte in UInt8(0)...127 where byte != UInt8(ascii: "`") {
                let text = Array(name.utf8) + [byte] + Array(" ".utf8)
                let goesOn = ByteClass.table[Int(byte)].rawValue & ByteClass.name.rawValue != 0
                let whole = goesOn ? String(decoding: Array(name.utf8) + [byte], as: UTF8.self) : name
                #expect(names(text).first == whole, "\(length) \(byte)")
            }
        }
    }

    @Test("a name goes on behind characters outside of ASCII, wherever they stand")
    func wide() {
        for length in 0...17 {
            let name = String(repeating: "x", count: length) + "größe_9$" + String(repeating: "y", count: length)
            #expect(names(Array("\(name)+".utf8)) == [name])
        }
    }

    @Test("every keyword is one, and nothing that is a letter longer or shorter")
    func keywords() {
        let all = Dictionary(grouping: Keyword.allCases.filter { $0 != .none }) { "\($0.rawValue)" }
        for (spelling, keyword) in all {
            for text in [spelling, spelling + "s", spelling + "9", String(spelling.dropLast()), "x" + spelling] {
                let tokens = TokenList(SourceText("." + text))
                #expect(tokens[1].keyword == all[text]?.first ?? .none, "\(text) \(keyword)")
            }
        }
        let longest = "addressWithOwner"
        #expect(TokenList(SourceText(longest + longest))[0].keyword == .none)
    }

    @Test("spaces between tokens, tabs and line breaks among them, are passed over however many there are")
    func spaces() {
        for count in 0...20 {
            let space = String(repeating: " ", count: count)
            for text in ["a\(space) \tb", "(\(space)\n\(space)b", "{\(space)\t\(space)b", "a,\(space)b"] {
                let source = SourceText(text)
                let tokens = TokenList(source)
                #expect(source.text(tokens[tokens.count - 2].range) == "b")
                #expect(tokens[tokens.count - 2].startsLine == text.contains("\n"))
            }
        }
    }

    @Test("more tokens than were expected of a text are all there")
    func dense() {
        let text = String(repeating: "(;", count: 5_000) + String(repeating: ")", count: 5_000)
        let tokens = TokenList(SourceText(text))
        #expect(tokens.count == 15_001)
        #expect(tokens[0].match == 14_999)
        #expect(tokens[14_999].match == 0)
    }
}
