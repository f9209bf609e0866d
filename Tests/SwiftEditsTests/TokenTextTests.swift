import Testing

@testable import SwiftEdits

@Suite("Texts of tokens")
struct TokenTextTests {
    /// A text, and how it may stand in a file.
    static let same: [(text: String, standing: String)] = [
        ("start()", "start()"),
        ("start()", "start( )  // at once"),
        ("start()", "start();"),
        ("show([a, b])", "show([\n    a,\n    b,\n])"),
        ("show([a, b,])", "show([a, b])"),
        ("a = 1; b = 2", "a = 1\nb = 2"),
        ("a, b", "a, b,"),
    ]

    @Test("what differs in its layout alone reads the same", arguments: same)
    func reads(text: String, standing: String) {
        let document = SwiftDocument(Array(standing.utf8))
        let range = 0..<document.bytes.count
        #expect(TokenText(text).reads(range, in: document))
        #expect(TokenText(range, in: document) == TokenText(text))
        #expect(TokenText(text).stands(in: range, of: document))
    }

    @Test(
        "a token more or less is another text",
        arguments: ["start", "start(", "start() + 1", "stop()", "start(,)x", "", ";", ","]
    )
    func differs(standing: String) {
        let document = SwiftDocument(Array(standing.utf8))
        #expect(!TokenText("start()").reads(0..<document.bytes.count, in: document))
    }

    @Test("a text stands anywhere in another, but not beyond the range that is looked through")
    func stands() {
        let document = SwiftDocument(Array("func run() { show(show([a, b,]), c) }".utf8))
        let all = 0..<document.bytes.count
        for text in ["show([a, b])", "b]), c", "run", "", "show(show("] {
            #expect(TokenText(text).stands(in: all, of: document), "\(text)")
        }
        for text in ["show([a, c])", "show(c)", "walk", "c) } }"] {
            #expect(!TokenText(text).stands(in: all, of: document), "\(text)")
        }
        #expect(!TokenText("show(c)").stands(in: 0..<10, of: document))
        #expect(!TokenText("{ show").stands(in: 0..<12, of: document))
    }
}
