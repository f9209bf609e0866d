import SwiftOutline
import Testing

@Suite("Code in bodies")
struct CodeTests {
    private func code(_ body: String) -> Code {
        Outline("func f() {\n\(body)\n}").code()
    }

    @Test("a call has a callee, labelled arguments and trailing closures")
    func calls() throws {
        let code = code(
            """
            coordinator?.push(.detail(id: item.id), animated: true) { done in
                print(done)
            } completion: {
            }
            Array<Int>(repeating: 0, count: 3).map { $0 }
            """
        )
        let push = try #require(code.calls.first)
        #expect(push.callee.text == "coordinator?.push")
        #expect(push.name == "push")
        #expect(push.arguments.map(\.label) == [nil, "animated"])
        #expect(push.arguments.map(\.value.text) == [".detail(id: item.id)", "true"])
        #expect(push.argument(labelled: "animated")?.value.text == "true")
        #expect(push.trailingClosures.map(\.label) == [nil, "completion"])
        #expect(push.trailingClosures[0].closure.signature?.text == "done")
        #expect(push.trailingClosures[0].closure.code.calls.map(\.name) == ["print"])
        #expect(code.calls.map(\.name) == ["push", "detail", "print", "map", "Array"])
    }

    @Test("a switch has its cases with patterns, conditions and statements")
    func switches() throws {
        let code = code(
            """
            switch (route, x) {
            case .list, .detail(let id) where id > 0:
                show(id)
                return
            #if DEBUG
            case .debug: break
            #endif
            @unknown default:
                let y = switch z { case 1: 2; default: 3 }
            }
            """
        )
        let outer = try #require(code.switches.first)
        #expect(outer.subject.text == "(route, x)")
        #expect(outer.cases.map(\.isDefault) == [false, false, true])
        #expect(outer.cases.map(\.isUnknown) == [false, false, true])
        #expect(outer.cases[0].items.map(\.pattern.text) == [".list", ".detail(let id)"])
        #expect(outer.cases[0].items.map { $0.condition?.text } == [nil, "id > 0"])
        #expect(outer.cases[0].statements.map(\.text) == ["show(id)", "return"])
        #expect(code.switches.count == 2)
        #expect(outer.cases[2].code.switches.first?.cases.count == 2)
    }

    @Test("a switch whose value is returned without a word is found")
    func implicitReturn() throws {
        let outline = Outline("enum R { var id: String { switch self { case .a: \"a\" } } }")
        let id = try #require(outline.type(named: "R")?.members("id").first)
        #expect(outline.code(in: id).switches.map(\.subject.text) == ["self"])
    }

    @Test("array literals have elements; dictionaries, types and subscripts are none")
    func collections() {
        let code = code(
            """
            let a: [Int] = [1, [2, 3].count, f(4),]
            b[5] = ["k": v, l: [:]]
            let c = { [weak d] in d }
            """
        )
        #expect(code.arrayLiterals.map { $0.elements.map(\.text) } == [["1", "[2, 3].count", "f(4)"], ["2", "3"]])
        #expect(code.closures.first?.captures.map(\.text) == ["weak d"])
    }

    @Test("assignments have a target, an operator and a value")
    func assignments() {
        let code = code("self.a = b ?? c\nd += 1\nif e == f { g[0]?.h = try await i }\nlet j = k")
        #expect(code.assignments.map(\.target.text) == ["self.a", "d", "g[0]?.h"])
        #expect(code.assignments.map(\.operator) == ["=", "+=", "="])
        #expect(code.assignments.map(\.value.text) == ["b ?? c", "1", "try await i"])
    }

    @Test("string literals have segments")
    func strings() {
        let code = code(##"a("b", "c\(d("e"))f", #"g\(h)"#, "i\"")"##)
        #expect(code.stringLiterals.map(\.segments) == [["b"], ["c", "f"], ["e"], [#"g\(h)"#], [#"i\""#]])
        #expect(code.stringLiterals.map(\.isInterpolated) == [false, true, false, false, false])
    }

    @Test("statements of a block come in order, each with what it is")
    func statements() throws {
        let code = code("let a = 1; guard b else { return }\n#if C\nd()\n#endif\nfunc e() {}")
        let body = try #require(code.blocks.first)
        #expect(body.statements.map(\.text) == ["let a = 1", "guard b else { return }", "d()", "func e() {}"])
        #expect(body.statements.map(\.keyword) == [.let, .guard, .none, .func])
        #expect(body.statements.map { $0.declaration?.name } == ["a", nil, nil, "e"])
    }

    @Test("local declarations are found, with their parents")
    func localDeclarations() {
        let code = code("if let a { struct B { let c: Int } }\nlet d = { let e = 1 }")
        #expect(code.declarations.map(\.name) == ["f", "B", "c", "d", "e"])
        #expect(code.declarations.map { $0.parent?.name } == [nil, "f", "B", "f", "d"])
        #expect(code.declarations.filter(\.isLocal).map(\.name) == ["B", "d", "e"])
    }

    @Test("the code of one declaration is that within it")
    func oneDeclaration() throws {
        let outline = Outline(
            "class A { let b = c(); func d(e: Int = f()) { g() }; var h: I { get { j() } set { k() } } }"
        )
        let type = try #require(outline.type(named: "A"))
        let names = { (declaration: Declaration) in outline.code(in: declaration).calls.map(\.name) }
        #expect(names(type) == ["c", "f", "g", "j", "k"])
        #expect(names(try #require(type.members("b").first)) == ["c"])
        #expect(names(try #require(type.members("d").first)) == ["f", "g"])
        let accessors = try #require(type.members("h").first).accessors
        #expect(accessors.map(names) == [["j"], ["k"]])
    }

    @Test("members in an `#if` behind a call belong to it")
    func conditionalSuffixes() {
        let code = code("Text(a)\n#if os(iOS)\n.b()\n#else\n.c()\n#endif\n.d()")
        #expect(code.calls.map(\.name) == ["d", "Text", "b", "c"])
        #expect(code.blocks.first?.statements.count == 1)
    }

    @Test("macros are calls of their own kind")
    func macros() {
        let code = Outline("#Preview(\"A\") { Text(b) }\nlet c = #selector(d)").code()
        #expect(code.macros.map(\.name) == ["Preview", "selector"])
        #expect(code.macros.first?.trailingClosures.count == 1)
        #expect(code.declarations.map(\.kind) == [.macroExpansion, .let])
    }
}
