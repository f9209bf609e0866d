import Testing

@testable import SwiftEdits

struct StatementEditTests {
    @Test("a statement goes to the end of a body")
    func end() throws {
        try expect(
            .statement,
            in: "class AppCoordinator, func logout",
            adds: "favoritesCoordinator.reset()",
            to:
                "class AppCoordinator {\n    func logout() {\n        session.end()\n        ordersCoordinator.reset()  // all of it\n    }\n}\n",
            giving:
                "class AppCoordinator {\n    func logout() {\n        session.end()\n        ordersCoordinator.reset()  // all of it\n        favoritesCoordinator.reset()\n    }\n}\n"
        )
    }

    @Test("a statement of several lines takes on the file's indentation")
    func severalLines() throws {
        try expect(
            .statement,
            in: "func setup",
            adds: """
                favorites = Favorites(
                    parent: self
                )
                """,
            to: "class A {\n\tfunc setup() {\n\t\torders = Orders(\n\t\t\tparent: self\n\t\t)\n\t}\n}\n",
            giving:
                "class A {\n\tfunc setup() {\n\t\torders = Orders(\n\t\t\tparent: self\n\t\t)\n\t\tfavorites = Favorites(\n\t\t\tparent: self\n\t\t)\n\t}\n}\n"
        )
    }

    @Test("a call of a chain goes behind the last one of its name")
    func link() throws {
        let chain =
            "    var body: some View {\n        RootView()\n            .environmentObject(orders)\n            .padding()\n    }\n"
        try expect(
            .statement,
            in: "struct Shop, var body",
            adds: ".environmentObject(favorites)",
            to: "struct Shop {\n\(chain)}\n",
            giving:
                "struct Shop {\n    var body: some View {\n        RootView()\n            .environmentObject(orders)\n"
                + "            .environmentObject(favorites)\n            .padding()\n    }\n}\n"
        )
    }

    @Test("the call may have its closure with a space or without", arguments: [".task {", ".task{"])
    func linkOfClosure(standing: String) throws {
        let chain = "    var body: some View {\n        RootView()\n            \(standing) await orders() }\n"
        try expect(
            .statement,
            in: "struct Shop, var body",
            adds: ".task { await favorites() }",
            to: "struct Shop {\n\(chain)    }\n}\n",
            giving: "struct Shop {\n\(chain)            .task { await favorites() }\n    }\n}\n"
        )
    }

    @Test("a call of a chain has no place where no other has its name")
    func noChain() throws {
        let anchor = try AnchorPath("struct Shop, var body")
        let edit = Edit(.statement, in: anchor, text: ".environmentObject(favorites)")
        let bytes = Array("struct Shop {\n    var body: some View { RootView() }\n}\n".utf8)
        #expect(throws: EditError.Reason.self) { try edit.edits(for: bytes) }
    }

    @Test("a statement goes before the return that ends the body")
    func beforeReturn() throws {
        try expect(
            .statement,
            in: "func make",
            adds: "add(b)",
            to: "func make() -> A {\n    add(a)\n\n    return all\n}\n",
            giving: "func make() -> A {\n    add(a)\n    add(b)\n\n    return all\n}\n"
        )
        try expect(
            .statement,
            in: "func make",
            adds: "add(b)",
            to: "func make() -> A {\n    return all\n}\n",
            giving: "func make() -> A {\n    add(b)\n    return all\n}\n"
        )
    }

    @Test("a statement goes behind the sibling that is named")
    func after() throws {
        try expect(
            .statement,
            in: "init",
            adds: "b = 2",
            after: "a =",
            to: "struct A {\n  init() {\n    a = 1\n    c = 3\n  }\n}\n",
            giving: "struct A {\n  init() {\n    a = 1\n    b = 2\n    c = 3\n  }\n}\n"
        )
    }

    @Test("a body on one line, or with nothing in it, gets lines")
    func oneLine() throws {
        let result = "    func a() {\n        b()\n        c()\n    }\n"
        try expect(.statement, in: "func a", adds: "c()", to: "    func a() { b() }\n", giving: result)
        try expect(.statement, in: "func a", adds: "b()\nc()", to: "    func a() {}\n", giving: result)
    }

    @Test("parameters over several lines do not shift the body")
    func wideParameters() throws {
        try expect(
            .statement,
            in: "init(a:)",
            adds: "setup()",
            to: "struct A {\n    init(\n        a: Int\n    ) {\n    }\n}\n",
            giving: "struct A {\n    init(\n        a: Int\n    ) {\n        setup()\n    }\n}\n"
        )
    }

    @Test("an observer is a body, and so is a case, whose break goes")
    func otherBodies() throws {
        try expect(
            .statement,
            in: "var stack, didSet",
            adds: "prune()",
            to: "class A {\n    var stack = 1 {\n        didSet { log() }\n    }\n}\n",
            giving:
                "class A {\n    var stack = 1 {\n        didSet {\n            log()\n            prune()\n        }\n    }\n}\n"
        )
        try expect(
            .statement,
            in: "func go, switch, case .a",
            adds: "run()",
            to: "func go() {\n    switch x {\n    case .a:\n        break\n    default: stop()\n    }\n}\n",
            giving: "func go() {\n    switch x {\n    case .a:\n        run()\n    default: stop()\n    }\n}\n"
        )
    }

    @Test("a statement that is there in another layout is there, and so is an assignment of another value")
    func there() throws {
        let source = "func a() {\n    b(x:\n        1)\n    self.c = D(y: 2)\n}\n"
        try expectThere(.statement, in: "func a", "b(x: 1)", in: source)
        try expectThere(.statement, in: "func a", "self.c = D()", in: source)
    }

    @Test("what stands in another form is there when its mark is")
    func present() throws {
        try expectThere(
            .statement,
            in: "func a",
            "favorites.reset()",
            present: "favorites",
            in: "func a() {\n    [orders, favorites].forEach { $0.reset() }\n}\n"
        )
    }

    @Test("a body that is one expression is refused, with the text to paste")
    func implicitValue() throws {
        let error = try failure(.statement, in: "func a", "b()", in: "func a() -> Int { 1 }")
        #expect(error.message == "the body of \"func a\" is one expression, which is its value")
        #expect(error.text == "b()")
    }

    @Test("two overloads are told apart by their labels")
    func overloads() throws {
        let source = "class A {\n    func go(to a: Int) {}\n    func go(by b: Int) {}\n}\n"
        #expect(
            try failure(.statement, in: "class A, func go", "x()", in: source).message
                == "\"func go\" is there 2 times (lines 2, 3)"
        )
        try expect(
            .statement,
            in: "class A, func go(by:)",
            adds: "x()",
            to: source,
            giving: source.replacing("{}", with: "{\n        x()\n    }")
        )
    }
}

struct BuilderElementEditTests {
    private let tabs = """
        struct MainTabView: View {
            var body: some View {
                TabView(selection: $tab) {
                    home.rootView()
                        .tabItem { Label("home", systemImage: "house") }
                        .tag(AppTab.home)

                    orders.rootView()
                        .tag(AppTab.orders)
                }
                .tint(.red)
            }
        }

        """

    @Test("a tab goes behind the last one, with the empty line that its neighbours have")
    func tab() throws {
        try expect(
            .builderElement,
            in: "struct MainTabView, call TabView",
            adds: "favorites.rootView()\n    .tag(AppTab.favorites)",
            to: tabs,
            giving: tabs.replacing(
                "                .tag(AppTab.orders)\n",
                with:
                    "                .tag(AppTab.orders)\n\n            favorites.rootView()\n                .tag(AppTab.favorites)\n"
            )
        )
    }

    @Test("a tab whose modifiers a person has changed is there when its mark is")
    func present() throws {
        try expectThere(
            .builderElement,
            in: "struct MainTabView, call TabView",
            "orders.rootView()\n    .tag(AppTab.orders)\n    .badge(3)",
            present: "orders.rootView()",
            in: tabs
        )
    }

    @Test("an element joins a closure on one line, a closure argument and a body")
    func otherPlaces() throws {
        try expect(
            .builderElement,
            in: "var body, call VStack",
            adds: "B()",
            to: "var body: some View { VStack { A() } }\n",
            giving: "var body: some View { VStack {\n    A()\n    B()\n} }\n"
        )
        try expect(
            .builderElement,
            in: "var body, call VStack",
            adds: "B()",
            to: "var body: some View {\n    VStack(content: {\n        A()\n    })\n}\n",
            giving: "var body: some View {\n    VStack(content: {\n        A()\n        B()\n    })\n}\n"
        )
        try expect(
            .builderElement,
            in: "var body",
            adds: "B()",
            to: "var body: some View {\n    A()\n}\n",
            giving: "var body: some View {\n    A()\n    B()\n}\n"
        )
    }

    @Test("a closure keeps its parameters")
    func parameters() throws {
        try expect(
            .builderElement,
            in: "var body, call ForEach",
            adds: "B(x)",
            to: "var body: some View {\n    ForEach(all) { x in\n        A(x)\n    }\n}\n",
            giving: "var body: some View {\n    ForEach(all) { x in\n        A(x)\n        B(x)\n    }\n}\n"
        )
    }
}
