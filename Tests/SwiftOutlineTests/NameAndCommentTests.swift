import SwiftOutline
import Testing

@Suite("Names and comments of declarations")
struct NameAndCommentTests {
    @Test("a declaration is named without its back-ticks")
    func names() {
        let members = Outline("enum Kind { case `default`, plain }\nfunc `class`() {}\nvar ``: Int").allDeclarations
        for member in members { #expect(member.isNamed(member.name)) }
        #expect(members.map { $0.isNamed("default") } == members.map { $0.name == "default" })
        #expect(
            members.filter { $0.isNamed("class") || $0.isNamed("Class") || $0.isNamed("plai") }.map(\.name) == ["class"]
        )
    }

    @Test("comments are found between tokens, and not in strings")
    func comments() {
        let outline = Outline("/// A\n// b\nlet c = \"// no\" /* d /* e */ */ // f")
        #expect(outline.comments.map(\.text) == ["/// A", "// b", "/* d /* e */ */", "// f"])
    }
}
