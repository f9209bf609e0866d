import Foundation
import Testing

@testable import SwiftOutline

@Suite("Declarations")
struct DeclarationTests {
    private func only(_ text: String) throws -> Declaration {
        let declarations = Outline(text).declarations
        try #require(declarations.count == 1, "\(declarations.map(\.name))")
        return declarations[0]
    }

    @Test("a type with its members, their types and positions")
    func type() throws {
        let text = """
            import Foundation

            /// A favourite.
            @MainActor
            public struct Favorite<T: Hashable>: Codable, Identifiable where T: Sendable {
                let id: String
                var title: String = "x", count = 1 { didSet { print(count) } }
                var isEmpty: Bool { title.isEmpty }
                init(id: String) { self.id = id }
                static func make(_ id: String, for user: [User] = [], then done: @escaping () -> Void) async throws -> Favorite? { nil }
                enum State: Int { case loading, loaded(items: [Int], Bool), failed = 3 }
            }
            """
        let outline = Outline(text)
        #expect(outline.declarations.map(\.name) == ["Foundation", "Favorite"])
        let favorite = outline.declarations[1]
        #expect(favorite.kind == .struct)
        #expect(favorite.attributes.map(\.name) == ["MainActor"])
        #expect(favorite.modifiers.map(\.name) == ["public"])
        #expect(favorite.genericClause?.text == "<T: Hashable>")
        #expect(favorite.inheritance.map(\.text) == ["Codable", "Identifiable"])
        #expect(favorite.whereClause?.text == "where T: Sendable")
        #expect(favorite.leadingComments.map(\.text) == ["/// A favourite."])
        #expect(outline.source.position(at: favorite.nameRange.lowerBound).line == 5)

        #expect(favorite.members.map(\.name) == ["id", "title", "count", "isEmpty", "init", "make", "State"])
        #expect(favorite.members.map { $0.type?.text } == ["String", "String", nil, "Bool", nil, "Favorite?", nil])
        #expect(favorite.members.map(\.isStored) == [true, true, true, false, false, false, false])
        #expect(favorite.members[1].initialValue?.text == "\"x\"")
        #expect(favorite.members[2].isContinuation)
        #expect(favorite.members[2].accessors.map(\.name) == ["didSet"])

        let make = favorite.members[5]
        #expect(make.fullName == "make(_:for:then:)")
        #expect(make.isAsync)
        #expect(make.parameters.map(\.name) == ["id", "user", "done"])
        #expect(make.parameters.map(\.type.text) == ["String", "[User]", "@escaping () -> Void"])
        #expect(make.parameters[1].defaultValue?.text == "[]")

        let state = favorite.members[6]
        #expect(state.members.map(\.fullName) == ["loading", "loaded(items:_:)", "failed"])
        #expect(state.members[1].parameters.map(\.type.text) == ["[Int]", "Bool"])
        #expect(state.members[2].initialValue?.text == "3")
        #expect(state.parent == favorite)
    }

    @Test("modifiers with details, and attributes with arguments")
    func modifiersAndAttributes() throws {
        let variable = try only("@available(iOS 15, *) @Published private(set) public weak var a: A?")
        #expect(variable.modifiers.map(\.text) == ["private(set)", "public", "weak"])
        #expect(variable.accessLevel == "public")
        #expect(variable.attributes.map(\.name) == ["available", "Published"])
        #expect(variable.attributes[0].text == "@available(iOS 15, *)")
    }

    @Test("members within a conditional are members, and say so")
    func conditionals() throws {
        let type = try only("struct A {\n#if DEBUG\n  var a: Int\n#else\n  var b: Int\n#endif\n  var c: Int\n}")
        #expect(type.members.map(\.name) == ["a", "b", "c"])
        #expect(type.members.map(\.isInsideConditional) == [true, true, false])
    }

    @Test("operators, subscripts, extensions, macros and the rest")
    func others() {
        let text = """
            infix operator <+>: AdditionPrecedence
            precedencegroup P { higherThan: Q }
            extension Array<Int>.Index: Foo { subscript(i: Int) -> Int { get { 1 } set { } } }
            public func <+> <T>(l: T, r: T) -> Bool { true }
            func ==<T>(l: T, r: T) -> Bool { true }
            @freestanding(expression) macro url(_ s: String) -> URL = #externalMacro(module: "M", type: "T")
            protocol P2<E>: AnyObject { associatedtype E: Hashable = Int where E: P; func f() async; var x: Int { get async } }
            typealias F<T> = (T) -> Void
            #Preview("x") { Text("y") }
            actor A { deinit { } }
            let (a, b) = (1, 2)
            """
        let declarations = Outline(text).declarations
        #expect(
            declarations.map(\.name) == [
                "<+>", "P", "Array<Int>.Index", "<+>", "==", "url", "P2", "F", "Preview", "A", "(a, b)",
            ]
        )
        #expect(declarations[3].genericClause?.text == "<T>")
        #expect(declarations[4].genericClause?.text == "<T>")
        #expect(declarations[6].members.map(\.kind) == [.associatedtype, .func, .var])
        #expect(declarations[7].type?.text == "(T) -> Void")
    }

    @Test("a value ends where the next declaration starts")
    func initialValues() throws {
        let text = """
            class A {
                var a = b
                    .map { $0 }
                    + 1
                lazy var c: C = {
                    let d = 1
                    return C(d)
                }()
                let e = f
                func g() {}
                let h = x < y, i = Z<A, B>(c)
            }
            """
        let members = try only(text).members
        #expect(members.map(\.name) == ["a", "c", "e", "g", "h", "i"])
        #expect(members[4].initialValue?.text == "x < y")
        #expect(members[5].initialValue?.text == "Z<A, B>(c)")
    }

    @Test("declarations around a place are found, outer before inner, and none that end before it")
    func around() {
        let text = "struct A { var b = 1, c = 2; func d() { let e = 3 } }\nextension `A` { struct F { } }"
        let outline = Outline(text)
        for offset in 0..<text.utf8.count {
            let expected = outline.allDeclarations.filter { $0.range.contains(offset) }
            let other = offset < "struct A { var b = 1, ".utf8.count ? "c" : "b"
            #expect(outline.declarations(around: offset) == expected.filter { $0.name != other }, "\(offset)")
        }
        #expect(outline.declarations(around: 44).map(\.name) == ["A", "d"])
    }

    @Test("a binding or a case is found by its own part of the declaration, with what is in it")
    func aroundContinuations() {
        let text = "enum A { @B indirect case c, d(e: Int), f; var g = 1, h: Int { get { 2 } }, i = 3 }"
        let outline = Outline(text)
        let found = ["@B", "c,", "d(", "e:", "f;", "var", "g ", "h:", "2", "i =", "3"].map { part in
            let place = text.components(separatedBy: part)[0].utf8.count
            return outline.declarations(around: place).map(\.name).joined(separator: ".")
        }
        #expect(found == ["A.c", "A.c", "A.d", "A.d", "A.f", "A.g", "A.g", "A.h", "A.h.get", "A.i", "A.i"])
    }

    @Test("a file that is cut off gives what can be read")
    func cutOff() {
        let outline = Outline("class A {\n  let b: Int\n  func c() {\n    if d {\n")
        #expect(outline.allDeclarations.map(\.name) == ["A", "b", "c"])
        #expect(!outline.declarations[0].isBodyClosed)
    }

    @Test("declarations are found by what they are")
    func finding() {
        let outline = Outline("enum Route { case a; struct B { func f(x: Int) {} } }\nextension Route { func g() {} }")
        #expect(outline.find("enum Route").count == 1)
        #expect(outline.find("Route").count == 2)
        #expect(outline.find("func f(x:)").count == 1)
        #expect(outline.type(named: "Route.B")?.kind == .struct)
        #expect(outline.members(of: "Route").map(\.name) == ["a", "B", "g"])
        #expect(outline.type(named: "Route")?.members("a").first?.kind == .case)
    }
}
