import Testing

@testable import ModulePlanning
@testable import SwiftEdits

/// Every kind of entry goes as it came.
struct EntryRemoverTests {
    /// A file, and an entry that an edit brings into it.
    struct Entry: Sendable, CustomTestStringConvertible {
        let kind: Edit.Kind
        let anchor: String
        let text: String
        let file: String

        init(_ kind: Edit.Kind, in anchor: String, _ text: String, _ file: String) {
            (self.kind, self.anchor, self.text, self.file) = (kind, anchor, text, file)
        }

        var testDescription: String { "\(kind.rawValue) in \(file.prefix(40).debugDescription)" }
    }

    static let entries: [Entry] = [
        Entry(.enumCase, in: "enum Route", "case orders", "enum Route {\n    case home\n}\n"),
        Entry(.enumCase, in: "enum Route", "case orders", "enum Route {}\n"),
        Entry(
            .switchCase,
            in: "func title, switch",
            "case .orders: \"Orders\"",
            "func title() -> String {\n    switch self {\n    case .home: \"Home\"\n    }\n}\n"
        ),
        Entry(
            .switchCase,
            in: "func parse, switch",
            "case \"orders\":\n    return .orders",
            "func parse() {\n  switch text {\n  default:\n    return nil\n  }\n}\n"
        ),
        Entry(
            .casePattern,
            in: "func isList, switch, case .home",
            ".orders",
            "func isList() -> Bool {\n    switch self {\n    case .home: true\n    case .detail: false\n    }\n}\n"
        ),
        Entry(.member, in: "class App", "var orders = Orders()", "class App {\n    var home = Home()\n}\n"),
        Entry(.member, in: "class App", "func makeOrders() -> Orders { Orders() }", "class App {}\n"),
        Entry(
            .statement,
            in: "class App, func start",
            "orders.start()",
            "class App {\n\tfunc start() {\n\t\thome.start()\n\t}\n}\n"
        ),
        Entry(.statement, in: "class App, func start", "orders.start()", "class App {\n    func start() {}\n}\n"),
        Entry(
            .statement,
            in: "class App, func start",
            "orders.start()",
            "class App {\r\n    func start() {\r\n    }\r\n}\r\n"
        ),
        Entry(.arrayElement, in: "let modules", "Orders()", "let modules = [Home()]\n"),
        Entry(.arrayElement, in: "let modules", "Orders()", "let modules = [\n    Home(),  // first\n]\n"),
        Entry(.arrayElement, in: "let modules", "Orders()", "let modules: [Module] = []\n"),
        Entry(
            .builderElement,
            in: "struct Tabs, call TabView",
            "OrdersScreen()",
            "struct Tabs: View {\n    var body: some View {\n        TabView {\n            HomeScreen()\n        }\n    }\n}\n"
        ),
        Entry(.argument, in: "let app, call App", "orders: Orders()", "let app = App(home: Home())\n"),
        Entry(.argument, in: "let app, call App", "orders: Orders()", "let app = App()\n"),
        Entry(.parameter, in: "class App, init", "orders: Orders", "class App {\n    init(home: Home) {}\n}\n"),
        Entry(.conformance, in: "class App", "OrdersFactory", "class App {\n}\n"),
        Entry(.conformance, in: "class App", "OrdersFactory", "class App: Base {\n}\n"),
        Entry(.import, in: "", "import Orders", "import Home\nimport Zebra\n\nclass App {}\n"),
        Entry(.import, in: "", "import Orders", "class App {}\n"),
        Entry(
            .packageDependency,
            in: "package App",
            ".package(path: \"../Orders\")",
            "let package = Package(\n    name: \"App\",\n    dependencies: [\n        .package(path: \"../Common\"),\n    ],\n    targets: []\n)\n"
        ),
        Entry(
            .targetDependency,
            in: "target App",
            "\"Orders\"",
            "let package = Package(\n    name: \"App\",\n    targets: [\n        .target(name: \"App\", dependencies: [\"Common\"]),\n    ]\n)\n"
        ),
        Entry(
            .packageArgument,
            in: "package App",
            "targets: [.target(name: \"Orders\")]",
            "let package = Package(\n    name: \"App\",\n    targets: [\n        .target(name: \"App\"),\n    ]\n)\n"
        ),
        Entry(
            .urlScheme,
            in: "info-plist",
            "shop",
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n\t<key>UILaunchScreen</key>\n\t<dict/>\n</dict>\n</plist>\n"
        ),
    ]

    @Test("an entry that nobody has touched goes without a trace", arguments: entries)
    func toTheByte(entry: Entry) throws {
        let (bytes, insertion) = try added(entry)
        let outcome = try #require(EntryRemover(bytes: bytes, insertion: insertion).outcome())
        #expect(String(decoding: outcome.bytes, as: UTF8.self) == entry.file)
    }

    @Test(
        "what somebody wrote above and below since stays where it is",
        arguments: entries.filter { $0.kind.isOfSwift }
    )
    func besideOthers(entry: Entry) throws {
        let (bytes, insertion) = try added(entry)
        let newline = entry.file.contains("\r\n") ? "\r\n" : "\n"
        let around = Array("// Above.\(newline)".utf8) + bytes + Array("// Below.\(newline)".utf8)
        let outcome = try #require(EntryRemover(bytes: around, insertion: insertion).outcome())
        let text = String(decoding: outcome.bytes, as: UTF8.self)
        #expect(text == "// Above.\(newline)\(entry.file)// Below.\(newline)")
    }

    @Test("an entry that has been changed since is left, and said to be", arguments: entries)
    func changed(entry: Entry) throws {
        let (bytes, insertion) = try added(entry)
        let word = entry.kind == .urlScheme ? "shop" : entry.text.contains("Orders") ? "Orders" : "orders"
        let edited = String(decoding: bytes, as: UTF8.self).replacing(word, with: word + "Changed")
        #expect(EntryRemover(bytes: Array(edited.utf8), insertion: insertion).outcome() == nil, "\(edited)")
    }

    @Test(
        "an entry that was joined, split or moved goes, too",
        arguments: [
            (
                Entry(
                    .enumCase,
                    in: "enum Route",
                    "case orders(id: Int)",
                    "enum Route {\n    case home\n    case end\n}\n"
                ),
                "    case home\n    case end\n    case orders(id: Int)", "    case home, orders(id: Int), end",
                "enum Route {\n    case home, end\n}\n"
            ),
            (
                Entry(.enumCase, in: "enum Route", "case orders", "enum Route {\n    case home\n}\n"),
                "    case home\n    case orders", "    case orders, home", "enum Route {\n    case home\n}\n"
            ),
            (
                Entry(.enumCase, in: "enum Route", "case orders", "enum Route {\n    case home\n}\n"),
                "home\n    case orders", "home,  // first\n        orders", "enum Route {\n    case home  // first\n}\n"
            ),
            (
                Entry(.arrayElement, in: "let modules", "Orders(a: 1, b: 2)", "let modules = [Home()]\n"),
                "(a: 1, b: 2)", "(\n    a: 1,\n    b: 2\n)", "let modules = [Home()]\n"
            ),
            (
                Entry(.switchCase, in: "func title, switch", "case .orders: Orders(1)", Self.title),
                "case .orders: Orders(1)", "case .orders:\n        Orders(1)", Self.title
            ),
            (
                Entry(.statement, in: "class App, func start", "orders.start()", Self.start),
                "        orders.start()\n    }\n\n    func stop() {\n",
                "    }\n\n    func stop() {\n        orders.start()\n", Self.start
            ),
        ]
    )
    func rearranged(entry: Entry, old: String, new: String, after: String) throws {
        let (bytes, insertion) = try added(entry)
        let text = String(decoding: bytes, as: UTF8.self)
        let edited = text.replacing(old, with: new)
        try #require(edited != text, "\(text)")
        let outcome = try #require(EntryRemover(bytes: Array(edited.utf8), insertion: insertion).outcome())
        #expect(String(decoding: outcome.bytes, as: UTF8.self) == after)
    }

    @Test(
        "comments around an element stay",
        arguments: [
            ("[/* a */ Home() /* b */, /* c */ Orders() /* d */]", "[/* a */ Home() /* b */ /* c */ /* d */]"),
            ("[/* a */ Orders(), /* b */ Home()]", "[/* a */ /* b */ Home()]"),
            (
                "[\n    Home(),\n    /* mine */ Orders(),\n    End(),\n]",
                "[\n    Home(),\n    /* mine */\n    End(),\n]"
            ),
            ("[\n    Home(),\n    // mine\n    Orders(),\n]", "[\n    Home(),\n    // mine\n]"),
            ("[\n    Home(),\n    Orders(),  // mine\n]", "[\n    Home(),\n    // mine\n]"),
            ("[\n    Home(),\n    Orders()  // mine\n]", "[\n    Home()\n    // mine\n]"),
            ("[\n    Orders(),  // mine\n    Home(),\n]", "[\n    // mine\n\n    Home(),\n]"),
        ]
    )
    func comments(edited: String, after: String) throws {
        let (_, insertion) = try added(Entry(.arrayElement, in: "let modules", "Orders()", "let modules = [Home()]\n"))
        let bytes = Array("let modules = \(edited)\n".utf8)
        let outcome = try #require(EntryRemover(bytes: bytes, insertion: insertion).outcome())
        #expect(String(decoding: outcome.bytes, as: UTF8.self) == "let modules = \(after)\n")
    }

    @Test(
        "what people wrote above or behind a declaration describes no other one afterwards",
        arguments: [
            ("    // ours\n    case orders\n    case end\n", "    // ours\n\n    case end\n"),
            ("    case end\n    // ours\n    case orders  // beta\n", "    case end\n    // ours\n    // beta\n"),
            ("    case orders  // beta\n    case end\n", "    // beta\n\n    case end\n"),
            ("    @available(*, deprecated)\n    case orders\n    case end\n", "    case end\n"),
            (
                "    // ours\n    @available(*, deprecated)\n    case orders\n\n    case end\n",
                "    // ours\n\n    case end\n"
            ),
            ("    /// Ours.\n    case orders\n    case end\n", nil),
            ("    /** Ours. */\n    @available(*, deprecated)\n    case orders\n    case end\n", nil),
        ]
    )
    func beside(edited: String, after: String?) throws {
        let file = "enum Route {\n    case home\n    case end\n}\n"
        let (_, insertion) = try added(Entry(.enumCase, in: "enum Route", "case orders", file))
        let bytes = Array("enum Route {\n    case home\n\(edited)}\n".utf8)
        let outcome = EntryRemover(bytes: bytes, insertion: insertion).outcome()
        #expect(
            outcome.map { String(decoding: $0.bytes, as: UTF8.self) }
                == after.map { "enum Route {\n    case home\n\($0)}\n" }
        )
    }

    @Test("an attribute above a method goes with it")
    func attribute() throws {
        let file = "class App {\n    func end() {\n    }\n}\n"
        let method = "func makeOrders() {\n        print(1)\n    }"
        let (bytes, insertion) = try added(Entry(.member, in: "class App", method, file))
        let text = String(decoding: bytes, as: UTF8.self)
        let edited = text.replacing("func makeOrders", with: "@discardableResult\n    func makeOrders")
        let outcome = try #require(EntryRemover(bytes: Array(edited.utf8), insertion: insertion).outcome())
        #expect(!String(decoding: outcome.bytes, as: UTF8.self).contains("@discardableResult"))
    }

    @Test(
        "the last element of a list without a type stays",
        arguments: [
            ("let modules = [\n    Orders(),\n]", nil), ("let modules = [Orders()]", nil),
            ("let modules: [Module] = [Orders()]", "let modules: [Module] = []"),
            ("let modules = [Orders()] as [Module]", "let modules = [] as [Module]"),
            ("let modules = [Orders()].map { $0 }", nil),
        ]
    )
    func lastElement(edited: String, after: String?) throws {
        let (_, insertion) = try added(Entry(.arrayElement, in: "let modules", "Orders()", "let modules = [Home()]\n"))
        let outcome = EntryRemover(bytes: Array("\(edited)\n".utf8), insertion: insertion).outcome()
        #expect(outcome.map { String(decoding: $0.bytes, as: UTF8.self) } == after.map { $0 + "\n" })
    }

    @Test("a case that the one above falls through into stays")
    func fallenInto() throws {
        let entry = Entry(.switchCase, in: "func title, switch", "case .orders: Orders(1)", Self.title)
        let (bytes, insertion) = try added(entry)
        let text = String(decoding: bytes, as: UTF8.self)
        let edited = text.replacing("case .home: \"Home\"", with: "case .home: fallthrough")
        #expect(edited != text)
        #expect(EntryRemover(bytes: Array(edited.utf8), insertion: insertion).outcome() == nil)
    }

    private static let title = "func title() -> Any {\n    switch self {\n    case .home: \"Home\"\n    }\n}\n"
    private static let start =
        "class App {\n    func start() {\n        home.start()\n    }\n\n    func stop() {\n        home.stop()\n    }\n}\n"

    @Test("every kind has its test, but the one that a project's file has its own tests for")
    func complete() {
        #expect(Set(Edit.Kind.allCases).subtracting(Self.entries.map(\.kind)) == [.localPackage])
    }

    private func added(_ entry: Entry) throws -> (bytes: [UInt8], insertion: WiringInsertion) {
        let before = Array(entry.file.utf8)
        let steps = try entry.anchor.split(separator: ",").map { try AnchorStep(String($0)) }
        let edit = Edit(entry.kind, in: AnchorPath(steps: steps), text: entry.text)
        let edits = try edit.edits(for: before)
        try #require(!edits.isEmpty)
        let bytes = try SourceEdit.apply(edits, to: before)
        return (bytes, WiringInsertion(edit, wiring: "entry", file: "App.swift", edits: edits, bytes: before))
    }
}
