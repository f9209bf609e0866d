import Testing

@testable import ScaffoldKit

@Suite("A name that a file has to declare")
struct DeclaredWordTests {
    private func mayStand(_ text: String, _ keyword: String?) -> Bool {
        DeclaredWord("link", declaredBy: keyword).mayStand(in: Array(text.utf8))
    }

    @Test(
        "may be declared behind its keyword, a comma, a parenthesis and a comment",
        arguments: [
            "var link: URL?", "private let\n\t link = 1", "var a = 1, link = 2", "let (link, b) = c", "var `link` = 1",
            "var /* which */ link: URL", "var // which\n    link: URL", "link; var link = 1",
            "var a: Int { link }; let link = 2",
        ]
    )
    func declared(_ text: String) {
        #expect(mayStand(text, "var") && mayStand(text, "let") && mayStand(text, nil))
    }

    @Test(
        "is not declared where it is used, labelled, or a part of another name",
        arguments: [
            "return link.components", "case link", "func a(_ link: DeepLink) {}", "link", "self.link = b",
            "var other = 1",
            "",
        ]
    )
    func used(_ text: String) {
        #expect(!mayStand(text, "var") && !mayStand(text, "let") && !mayStand(text, "func"))
    }

    @Test("of a function stands behind its keyword")
    func functions() {
        #expect(mayStand("static func link() {}", "func") && mayStand("func linkAll() {}", "func"))
        #expect(!mayStand("var link: Int", "func"))
    }

    @Test("of a type may stand anywhere")
    func types() {
        #expect(mayStand("a link", nil) && mayStand("a link", "enum"))
        #expect(!mayStand("a lin", nil))
    }
}
