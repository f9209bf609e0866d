import Testing

@testable import AppModel

@Suite("Types of an app")
struct TypeTests {
    @Test("a name means the type of the app and not that of a test, whichever comes first")
    func precedence() throws {
        let app = try MarkedFiles([
            "A/ShopTests/Cart.swift": "import XCTest\nstruct Cart {}",
            "B/Cart.swift": "import Foundation\nstruct 1️⃣Cart {}",
        ])
        #expect(app.names(of: [try #require(app.model.type("Cart"))]) == app.places)
        #expect(app.model.types(named: "Cart").count == 2)
        #expect(app.model.files(declaring: "Cart").map(\.text) == ["A/ShopTests/Cart.swift", "B/Cart.swift"])
        #expect(app.model.type("Basket") == nil)
    }

    @Test("other files see types that are neither private nor within others, one for each name")
    func visible() throws {
        let app = try MarkedFiles([
            "A.swift": """
            struct 1️⃣Open {}
            private struct Hidden {}
            fileprivate enum Closed {}
            struct 1️⃣Outer { struct Inner {} }
            func make() { struct Local {} }
            """,
            "B.swift": "struct Open {}\npublic protocol 1️⃣Wide {}\ntypealias Short = Open\nextension Inner {}",
        ])
        #expect(app.names(of: app.model.visibleTypes) == app.places)
        #expect(app.model.type("Inner")?.declaration.parent?.name == "Outer")
        #expect(app.model.visibleType("Inner") == nil)
        #expect(app.model.visibleType("Hidden") == nil)
    }

    @Test(
        "stored properties are those of the declaration itself, not computed ones, those of the type or of extensions"
    )
    func stored() throws {
        let app = try MarkedFiles([
            "A.swift": """
            class Box {
                let 1️⃣first = 1
                @Published var 1️⃣second: Int { didSet {} }
                lazy var 1️⃣third = 3
                var computed: Int { 1 }
                static let shared = Box()
                class var other: Int { 2 }
                func run() { let local = 1 }
            }
            extension Box { static var late = 1 }
            """
        ])
        let box = try #require(app.model.type("Box"))
        let places = box.storedProperties.map { Place(file: 0, declaration: $0) }
        #expect(app.names(of: places) == app.places)
    }

    @Test(
        "what only distinguishes a type from its protocol does not belong to its role",
        arguments: [
            ("class DefaultCart: Cart {}", "Cart"), ("struct CartImpl: Sendable, Cart {}", "Cart"),
            ("class DefaultCart: Basket {}", "DefaultCart"),
            ("class CartImplementation: Cart {}", "CartImplementation"),
        ]
    )
    func role(text: String, name: String) throws {
        #expect(try AppModel(text: text).types.map(\.nameOfRole) == [name])
    }

    @Test(
        "an initial value that constructs or casts says a property's type, one that goes on says nothing",
        arguments: [
            ("Cart()", "Cart"), ("Cart.init(size: (1))", "Cart"), ("Shop.Cart(a)", "Cart"), ("Box<Int>()", "Box"),
            ("make() as! Cart", "Cart"), ("Cart().total", nil), ("cart()", nil), ("Cart(a)(b)", nil), ("1", nil),
            ("a is Cart", nil), (#"Cart(name: ":)")"#, "Cart"), ("Cart(/* ) */ a)", "Cart"),
            (#"Cart("(").rows(")")"#, nil),
        ] as [(String, String?)]
    )
    func constructed(value: String, name: String?) throws {
        let declaration = try #require(
            try AppModel(text: "let property = \(value)").files[0].outline.declarations.first
        )
        #expect(declaration.constructedType == name)
    }

    @Test("a hundred types of one name all get the extensions of that name, more get none", arguments: [100, 101])
    func namesakes(count: Int) throws {
        let nested = (0..<count).map { "enum Outer\($0) { struct Item { let own = 1 } }\n" }.joined()
        let model = try AppModel(text: nested + "extension Item { func more() {} }\n")
        let items = model.types(named: "Item")
        #expect(items.count == count)
        #expect(items.allSatisfy { $0.members.map(\.declaration.name) == (count > 100 ? ["own"] : ["own", "more"]) })
        #expect(model.hasMember("more", of: "Item"))
    }

    @Test("a file says which types are around a place, outer before inner")
    func around() throws {
        let app = try MarkedFiles([
            "A.swift":
                "extension Shop.Cart { struct Item { func run() { _ = 1️⃣1 } } }\nfunc make() { struct Local { let a = 2 } }"
        ])
        let file = app.model.files[0]
        let text = file.outline.source.text(0..<file.outline.source.bytes.count)
        let (inner, local) = (
            try #require(text.utf8.firstIndex(of: 0x31)), try #require(text.utf8.firstIndex(of: 0x32))
        )
        let offset = text.utf8.distance(from: text.utf8.startIndex, to: inner)
        #expect(app.position(of: offset, in: file) == app.places[0])
        #expect(file.typeNames(around: offset) == ["Cart", "Item"])
        #expect(file.typeName(around: offset) == "Cart")
        #expect(file.typeNames(around: text.utf8.distance(from: text.utf8.startIndex, to: local)) == [])
    }

    @Test("a copy of the model has changed files for the old ones, and lacks removed ones")
    func replacing() throws {
        let model = try AppModel(files: ["A.swift": "struct A {}", "B.swift": "struct B {}", "C.swift": "struct C {}"])
        let changed = try AppModel(files: ["B.swift": "struct Other {}", "AB.swift": "struct Added {}"])
        let copy = model.replacing(changed.files, removing: [model.files[0].path])
        #expect(copy.files.map(\.path.text) == ["AB.swift", "B.swift", "C.swift"])
        #expect(copy.types.map(\.name) == ["Added", "Other", "C"])
        #expect(copy.files[2] === model.files[2])
        #expect(model.types.map(\.name) == ["A", "B", "C"])
    }
}
