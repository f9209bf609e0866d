import Testing

@testable import AppModel

@Suite("Members of an app's types")
struct MemberTests {
    @Test("a member is found by its name, or by its name and labels, in the declaration and in extensions")
    func named() throws {
        let app = try MarkedFiles([
            "A.swift": "class Main {\n    func 1️⃣open(_ url: String) {}\n    var count = 0\n}\nfunc open() {}",
            "B.swift":
                "extension Main {\n    func 1️⃣open(link: Int) {}\n}\nextension Other { func open(other: Int) {} }",
        ])
        #expect(app.names(of: app.model.members(named: "open", of: "Main")) == app.places)
        let found = ["open", "open(_:)", "open(link:)", "count", "open(url:)", "open()", "open(other:)", "close"].filter
        {
            app.model.hasMember($0, of: "Main")
        }
        #expect(found == ["open", "open(_:)", "open(link:)", "count"])
        #expect(app.model.memberNames(of: "Main") == ["count", "open"])
        #expect(app.model.hasMember("open", of: "Other"))
        #expect(["Main", "Other", "Another"].map(app.model.extends) == [true, true, false])
    }

    @Test("members of nested types belong to the qualified name, not to a type beside them with the inner name")
    func nested() throws {
        let app = try MarkedFiles([
            "A.swift": "struct Cart { struct Item { func total() {} } }\nextension Cart.Item { func 1️⃣total() {} }",
            "B.swift": "struct Item { func 1️⃣total() {} }",
        ])
        #expect(app.names(of: app.model.members(named: "total", of: "Cart.Item")) == [app.places[0]])
        #expect(app.names(of: app.model.members(named: "total", of: "Item")) == [app.places[1]])
        #expect(app.model.namesOfParts == ["Cart", "Cart.Item", "Item"])
    }

    @Test("files that may declare members of a type: those with its declaration, with extensions, or with nested types")
    func files() throws {
        let model = try AppModel(files: [
            "A.swift": "class Main {}", "B.swift": "extension Main { func second() {} }",
            "C.swift": "extension Main.Inner { func third() {} }", "D.swift": "extension Other.Main {}",
            "E.swift": "extension Main {}",
        ])
        #expect(model.files(naming: "Main").map(\.text) == ["A.swift", "B.swift", "C.swift", "E.swift"])
        #expect(model.files(naming: "Main", having: ["second"]).map(\.text) == ["B.swift", "C.swift"])
    }

    @Test(
        "functions of a file are what it declares outside of types, and no types, imports or manifests",
        arguments: [
            ("App.swift", "func eventually() {}", true), ("App.swift", "let eventually = 1", true),
            ("App.swift", "import eventually", false), ("App.swift", "struct eventually {}", false),
            ("App.swift", "struct A { func eventually() {} }", false), ("Package.swift", "let eventually = 1", false),
        ]
    )
    func functions(path: String, text: String, isThere: Bool) throws {
        #expect(try AppModel(files: [path: text]).hasFunction("eventually") == isThere)
    }

    @Test("a property's type is the declared one, or that which its value constructs; of two the first counts")
    func properties() throws {
        let model = try AppModel(
            text: """
                class Main {
                    private let shop: Shop?
                    let tabs = TabBar(count: 2)
                    var count = 0
                    lazy var first: Cart = make()
                    let second: Cart
                }
                extension Main { static let link = Link() }
                """
        )
        let expected = ["Shop": "shop", "TabBar": "tabs", "Cart": "first", "Link": "link"]
        #expect(model.propertyNames(of: "Main") == expected)
    }

    @Test("calls of a name, without its declaration, other uses, comments, texts, previews and tests")
    func calls() throws {
        let app = try MarkedFiles([
            "A.swift": """
            func run() {
                1️⃣make()  // make()
                print("make()", 1️⃣make(1))
                let other = make
            }
            func make() {}
            #Preview { make() }
            """,
            "ATests.swift": "import Testing\nfunc test() { make() }",
        ])
        let sites = app.model.sites(of: ["make", "take"], onlyCalled: true)
        #expect(app.positions(of: sites["make"] ?? []) == app.places)
        #expect(sites["take"] == nil)
    }

    @Test("uses of a name, in previews too where they are asked for")
    func uses() throws {
        let app = try MarkedFiles([
            "A.swift": "let a = 1️⃣make\nfunc 1️⃣make() {}\n#Preview { 1️⃣make() }", "B.swift": "let b = maker",
        ])
        let all = app.model.sites(of: ["make"], inPreviews: true)
        #expect(app.positions(of: all["make"] ?? []) == app.places)
        let some = app.model.sites(of: ["make"])
        #expect(app.positions(of: some["make"] ?? []) == Array(app.places.prefix(2)))
    }
}
