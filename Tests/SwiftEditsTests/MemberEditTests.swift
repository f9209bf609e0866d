import Testing

@testable import SwiftEdits

struct MemberEditTests {
    private let container = """
        import UIKit

        final class MainDIContainer {
            private let appDIContainer: AppDIContainer

            init(appDIContainer: AppDIContainer) {
                self.appDIContainer = appDIContainer
            }

            // MARK: - Module Containers

            private lazy var ordersDIContainer = OrdersDIContainer(app: appDIContainer)

            // MARK: - Factories

            func makeOrdersDIContainer() -> OrdersDIContainer {
                ordersDIContainer
            }
        }

        """

    @Test("a property goes behind those with the same modifiers, a method behind the methods")
    func likeness() throws {
        try expect(
            .member,
            in: "class MainDIContainer",
            adds: """
                private lazy var favoritesDIContainer = FavoritesDIContainer(app: appDIContainer)

                func makeFavoritesDIContainer() -> FavoritesDIContainer {
                    favoritesDIContainer
                }
                """,
            to: container,
            giving:
                container
                .replacing(
                    "OrdersDIContainer(app: appDIContainer)\n",
                    with:
                        "OrdersDIContainer(app: appDIContainer)\n    private lazy var favoritesDIContainer = FavoritesDIContainer(app: appDIContainer)\n"
                )
                .replacing(
                    "        ordersDIContainer\n    }\n",
                    with:
                        "        ordersDIContainer\n    }\n\n    func makeFavoritesDIContainer() -> FavoritesDIContainer {\n        favoritesDIContainer\n    }\n"
                )
        )
    }

    @Test("a first member goes above the empty line that is there")
    func first() throws {
        try expect(
            .member,
            in: "class A",
            adds: "let a = 1",
            to: "final class A {\n\n    func f() {}\n}\n",
            giving: "final class A {\n    let a = 1\n\n    func f() {}\n}\n"
        )
    }

    @Test("a member goes under the section that is asked for, however full it is")
    func section() throws {
        let source =
            "final class A {\n    // MARK: - State\n\n    var a = 1\n\n    // MARK: - Work\n\n    // MARK: - Rest\n\n    var c = 3\n}\n"
        try expect(
            .member,
            in: "class A",
            adds: "var b = 2",
            section: "state",
            to: source,
            giving: source.replacing("    var a = 1\n", with: "    var a = 1\n    var b = 2\n")
        )
        try expect(
            .member,
            in: "class A",
            adds: "func work() {}",
            section: "Work",
            to: source,
            giving: source.replacing("// MARK: - Work\n", with: "// MARK: - Work\n\n    func work() {}\n")
        )
        try expect(
            .member,
            in: "class A",
            adds: "var b = 2",
            section: "Elsewhere",
            to: source,
            giving: source.replacing("    var c = 3\n", with: "    var c = 3\n    var b = 2\n")
        )
    }

    @Test("a requirement stands close to the others where they stand close")
    func requirement() throws {
        try expect(
            .member,
            in: "protocol MainFactory",
            adds: "func makeFavorites() -> FavoritesDIContainer",
            to:
                "protocol MainFactory: AnyObject {\n\tvar app: App { get }\n\n\tfunc makeHome() -> Home\n\tfunc makeOrders() -> Orders // last\n}\n",
            giving:
                "protocol MainFactory: AnyObject {\n\tvar app: App { get }\n\n\tfunc makeHome() -> Home\n\tfunc makeOrders() -> Orders // last\n\tfunc makeFavorites() -> FavoritesDIContainer\n}\n"
        )
    }

    @Test("the first property goes before the initialiser, the first method behind the properties")
    func firstOfKind() throws {
        try expect(
            .member,
            in: "struct A",
            adds: "let b: Int",
            to: "struct A {\n    init() {}\n}\n",
            giving: "struct A {\n    let b: Int\n\n    init() {}\n}\n"
        )
        try expect(
            .member,
            in: "struct A",
            adds: "func b() {}",
            to: "struct A {\n    let a: Int\n    struct B {}\n}\n",
            giving: "struct A {\n    let a: Int\n    struct B {}\n\n    func b() {}\n}\n"
        )
    }

    @Test("an empty type gets its first member", arguments: ["struct A {}", "struct A {\n}"])
    func empty(before: String) throws {
        try expect(.member, in: "struct A", adds: "let b: Int", to: before, giving: "struct A {\n    let b: Int\n}")
    }

    @Test("a type that holds only a comment keeps it")
    func comment() throws {
        try expect(
            .member,
            in: "struct A",
            adds: "let b: Int",
            to: "struct A {\r\n  // nothing yet\r\n}\r\n",
            giving: "struct A {\r\n  // nothing yet\r\n  let b: Int\r\n}\r\n"
        )
    }

    @Test("a member goes behind the sibling that is named")
    func after() throws {
        try expect(
            .member,
            in: "class A",
            adds: "func b() {}",
            after: "func a",
            to: "class A {\n    func a() {\n    }\n\n    func c() {\n    }\n}\n",
            giving: "class A {\n    func a() {\n    }\n\n    func b() {}\n\n    func c() {\n    }\n}\n"
        )
    }

    @Test("an extension is told from others by what it conforms to")
    func conformingExtension() throws {
        try expect(
            .member,
            in: "extension A: Factory",
            adds: "func b() -> B { B() }",
            to: "class A {}\nextension A: Other {}\nextension A: Factory {\n    func a() -> A { self }\n}\n",
            giving:
                "class A {}\nextension A: Other {}\nextension A: Factory {\n    func a() -> A { self }\n    func b() -> B { B() }\n}\n"
        )
    }

    @Test(
        "a member that stands in the type or an extension, however written, is there",
        arguments: [
            "class A {\n  public func make( id : String )->B { B() }\n}",
            "class A {}\nextension A { func make(id: Int) -> B }",
        ]
    )
    func there(source: String) throws {
        try expectThere(.member, in: "class A", "func make(id: String) -> B {\n    B()\n}", in: source)
    }

    @Test("let and var of one name are one member; other labels are another method")
    func sameName() throws {
        try expectThere(.member, in: "class A", "let b: B", in: "class A { private(set) lazy var b = B() }")
        try expect(
            .member,
            in: "class A",
            adds: "func make(url: URL) {}",
            to: "class A {\n    func make(id: String) {}\n}",
            giving: "class A {\n    func make(id: String) {}\n    func make(url: URL) {}\n}"
        )
    }

    @Test("a missing type is an error that names the anchor, a near name and the text to paste")
    func missing() throws {
        let error = try failure(.member, in: "class MainContainer", "let b: B", in: "class MainContainers {}")
        #expect(error.message == "there is no \"class MainContainer\"; did you mean \"MainContainers\"?")
        #expect(error.anchor == "class MainContainer")
        #expect(error.text == "let b: B")
        let other = try failure(.member, in: "class Main", "let b: B", in: "\nstruct Main {}")
        #expect(other.message == "there is no \"class Main\"; there is \"struct Main\" in line 2")
    }

    @Test("two types of one name are an error that says where they are")
    func ambiguous() throws {
        let error = try failure(
            .member,
            in: "class A",
            "let b: B",
            in: "#if os(iOS)\nclass A {}\n#else\nclass A {}\n#endif"
        )
        #expect(error.message == "\"class A\" is there 2 times (lines 2, 4)")
    }

    @Test("text that declares nothing is refused")
    func noMember() throws {
        #expect(
            try failure(.member, in: "class A", "run()", in: "class A {}").message == "\"run()\" declares no member"
        )
    }
}
