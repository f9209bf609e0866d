import SwiftOutline
import Testing

@testable import ScaffoldLint

@Suite("Calls around a token")
struct EnclosingCallsTests {
    private func calls(around word: String, in text: String) throws -> [String] {
        let outline = Outline(text)
        let token = try #require(outline.tokens.firstIndex { outline.text($0) == word })
        return outline.calls(around: token, closures: true)
    }

    @Test("are named from the inside out")
    func names() throws {
        #expect(try calls(around: "x", in: "a(b { c(x) })") == ["c", "b", "a"])
    }

    @Test("a parenthesis that begins a file is none")
    func beginning() throws {
        #expect(try calls(around: "x", in: "// comment\n(x(), 1)") == [])
    }
}
