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
        #expect(outline.comments.map(\.isDocumentation) == [true, false, false, false])
    }

    @Test("documentation is read without its delimiters")
    func documentation() {
        let block = Outline("/**\n * One.\n *\n * Two.\n */\nfunc a() {}").declarations[0]
        #expect(block.docComment == "One.\n\nTwo.")
        let lines = Outline("///One\n///  two\nvar b: Int").declarations[0]
        #expect(lines.docComment == "One\n two")
        #expect(Outline("// no\nvar b: Int").declarations[0].docComment == nil)
    }
}
