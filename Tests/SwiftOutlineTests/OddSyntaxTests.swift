import SwiftOutline
import Testing

/// Syntax that was once read wrong, or that few programs use.
@Suite("Odd syntax")
struct OddSyntaxTests {
    private func declarations(_ text: String) -> [Declaration] {
        Outline(text).code().declarations
    }

    @Test("an operator that ends a generic clause is split")
    func splitOperators() {
        let found = declarations("var a: B<C<D>>= e\nlet f: B<C>?=nil\nlet g: H<I>!, j: K<L>")
        #expect(found.map { $0.type?.text } == ["B<C<D>>", "B<C>?", "H<I>!", "K<L>"])
        #expect(found.map { $0.initialValue?.text } == ["e", "nil", nil, nil])
    }

    @Test("a key path may start with an optional component")
    func keyPaths() {
        #expect(
            declarations("let a = \\.?.b.c\nlet d = \\E?.!.f").map { $0.initialValue?.text } == [
                "\\.?.b.c", "\\E?.!.f",
            ]
        )
        #expect(Outline("a(\\.?.b, \\C.[0])").code().calls.first?.arguments.map(\.value.text) == ["\\.?.b", "\\C.[0]"])
    }

    @Test(
        "a name that is missing is empty, behind the keyword and within the declaration",
        arguments: ["struct A { static let  func f() {} }", "extension {}", "import ", "struct A { let , b: Int }"]
    )
    func missingNames(text: String) throws {
        let found = Outline(text).allDeclarations
        let declaration = try #require(found.first { $0.name.isEmpty })
        #expect(declaration.nameRange == declaration.keywordRange.upperBound..<declaration.keywordRange.upperBound)
        #expect(found.allSatisfy { $0.range.upperBound >= $0.nameRange.upperBound })
    }

    @Test("the mark of a failable initialiser may stand apart")
    func failableInitializers() {
        let members = Outline("struct A { init! (b: Int) {}; init ?(c: Int) {}; init !(d: Int) {} }").declarations[0]
            .members
        #expect(members.map(\.fullName) == ["init(b:)", "init(c:)", "init(d:)"])
    }

    @Test("observers behind a value are the variable's, other braces are the value's")
    func observers() {
        let found = declarations(
            "var a = b { didSet {} }\nvar c = d { e }\nvar f = g { @h(i) willSet {} }\nvar j = 1 { k }"
        )
        #expect(found.filter { $0.kind == .var }.map { $0.accessors.map(\.name) } == [["didSet"], [], ["willSet"], []])
        #expect(found.filter { $0.kind == .var }.map { $0.initialValue?.text } == ["b", "d { e }", "g", "1"])
    }

    @Test("attributes of a value of a case belong to its type")
    func caseAttributes() {
        let element = Outline("enum A { case b(@Sendable (C) -> D) }").declarations[0].members[0]
        #expect(element.parameters.map(\.type.text) == ["@Sendable (C) -> D"])
    }

    @Test("the arguments of an attribute are code, with closures")
    func attributeArguments() {
        let code = Outline("@Test(.disabled(\"a\") { b() }, arguments: [1, 2]) func c() {}").code()
        #expect(code.calls.map(\.name) == ["disabled", "b"])
        #expect(code.calls[0].trailingClosures.count == 1)
        #expect(code.arrayLiterals.count == 1)
    }

    @Test("brackets in the types of a closure's parameters are no captures")
    func captures() {
        let closures = Outline("a { (b: [Int]) in }\nc { [self, d = e.f] (g) -> [H] in }").code().closures
        #expect(closures.map { $0.captures.map(\.text) } == [[], ["self", "d = e.f"]])
        #expect(closures.map { $0.signature?.text } == ["(b: [Int])", "[self, d = e.f] (g) -> [H]"])
    }

    @Test("contextual keywords are names where they mean nothing")
    func contextualKeywords() {
        let text = """
            let open = 1, actor = 2, get = 3, macro = 4, each = 5, copy = 6, async = 7, any = 8
            open(file)
            actor.run()
            copy(a)
            await(b)
            final
            lazy var c = d
            private(set) var e: Int
            case
            """
        let outline = Outline("func f() {\n\(text)\n}")
        let names = outline.code().declarations.dropFirst().map(\.name)
        #expect(names == ["open", "actor", "get", "macro", "each", "copy", "async", "any", "c", "e"])
    }

    @Test("attributes in an `#if` belong to the declaration behind it")
    func conditionalAttributes() throws {
        let found = Outline("#if A\n@b\n#elseif C\n@d(e)\n#endif\npublic func f() {}\n#if G\nvar h: Int\n#endif")
            .declarations
        #expect(found.map(\.name) == ["f", "h"])
        #expect(found[0].attributes.map(\.text) == ["@b", "@d(e)"])
        #expect(found[0].modifiers.map(\.name) == ["public"])
        #expect(found.map(\.isInsideConditional) == [false, true])
    }

    @Test("comparisons are no generic arguments, and generic arguments no comparisons")
    func angles() {
        let calls = Outline("a(b < c, d > e)\nf(g<h, i>(j))\nk<L>.m()\nn<o, p>(q)").code().calls
        #expect(calls.map { $0.arguments.count } == [2, 1, 1, 0, 1])
    }

    @Test("inherited types are found whatever stands before them")
    func inheritance() {
        let type = Outline("final class A: B<C, D>, @unchecked Sendable, any E & F, ~Copyable where G: H {}")
            .declarations[0]
        #expect(type.inheritance.map(\.text) == ["B<C, D>", "@unchecked Sendable", "any E & F", "~Copyable"])
        #expect(type.inherits("Sendable"))
        #expect(!type.inherits("B"))
    }

    @Test("names in back-ticks, raw ones and Unicode ones are read")
    func names() {
        let text = "enum `class` { case `default`, größe, 名前, `a raw name` }\nfunc `is it?`(`in` 値: Int) {}"
        let found = Outline(text).allDeclarations
        #expect(found.map(\.name) == ["class", "default", "größe", "名前", "a raw name", "is it?"])
        #expect(found.last?.fullName == "is it?(in:)")
        #expect(found.last?.parameters.map(\.name) == ["値"])
    }

    @Test("a value may be an if or a switch, and go on behind it")
    func statementValues() {
        let found = declarations(
            "let a = if b { 1 } else if c { 2 } else { 3 }\nlet d = switch e { default: 4 }\nlet f = 5"
        )
        #expect(found.map(\.name) == ["a", "d", "f"])
        #expect(found[0].initialValue?.text == "if b { 1 } else if c { 2 } else { 3 }")
    }

    @Test("braces behind a condition are the body's, unless more condition follows")
    func conditionBraces() {
        let code = Outline(
            "func f() { if a { b() }; if c { d }.e { g() }; for h in i where j { k() }; while l({ m }) { n() } }"
        ).code()
        #expect(code.calls.map(\.name).sorted() == ["b", "c", "g", "k", "l", "n"])
        #expect(code.closures.count == 2)
    }

    @Test("what stands behind a missing brace is found all the same")
    func missingBrace() {
        let outline = Outline("struct A {\n  func b() {\n    if c {\n  }\n}\nstruct D { let e: Int }")
        #expect(outline.find("struct A").first?.isBodyClosed == false)
        #expect(outline.find("struct D").first?.members.map(\.name) == ["e"])
    }

    @Test("nesting beyond any use is passed over, and what follows is read")
    func deepNesting() {
        let deep = String(repeating: "(", count: 5000) + String(repeating: ")", count: 5000)
        let outline = Outline("let a = \(deep)\nlet b = 1\nfunc c() { d(\(deep)); e() }")
        #expect(outline.declarations.map(\.name) == ["a", "b", "c"])
        #expect(outline.code().calls.map(\.name).contains("e"))
    }
}
