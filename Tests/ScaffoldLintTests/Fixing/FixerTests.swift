import Foundation
import ScaffoldKit
import ScaffoldLint
import Testing

@Suite("Mending")
struct FixerTests {
    /// before → after; again changes nothing, and what was mended is no longer found.
    private func expect(_ before: String, becomes after: String, mending rule: String) throws {
        let app = try SmallApp(["A.swift": before])
        #expect(try app.lint().findings.contains { $0.rule == rule })
        try app.fix()
        #expect(try app.text("A.swift") == after)
        #expect(try !app.lint().findings.contains { $0.rule == rule })
        #expect(try app.fix() == 0)
        #expect(try app.text("A.swift") == after)
    }

    @Test("A coordinator becomes weak")
    func weak() throws {
        try expect(
            SmallApp.screen,
            becomes: SmallApp.screen.replacingOccurrences(of: "    var coord", with: "    weak var coord"),
            mending: "vc.weak-coordinator"
        )
        try expect(
            "class CartCoordinator {}\nclass CartViewModel {\r\n\tprivate var coordinator: CartCoordinator?\r\n}\n",
            becomes:
                "class CartCoordinator {}\nclass CartViewModel {\r\n\tprivate weak var coordinator: CartCoordinator?\r\n}\n",
            mending: "vc.weak-coordinator"
        )
    }

    @Test("A constant or one that is not optional is left to a person")
    func constant() throws {
        let source = "class CartCoordinator {}\nclass CartViewModel { let coordinator: CartCoordinator }\n"
        let app = try SmallApp(["A.swift": source])
        try app.fix()
        #expect(try app.text("A.swift") == source)
    }

    @Test("A closure that is kept gets its weak self, in one line or in several")
    func closures() throws {
        try expect(
            """
            class CartViewController: UIViewController {
                func bind() {
                    items.sink { items in
                        self.items = items
                    }.store(in: &all)
                }
            }
            """,
            becomes: """
                class CartViewController: UIViewController {
                    func bind() {
                        items.sink { [weak self] items in
                            guard let self else { return }
                            self.items = items
                        }.store(in: &all)
                    }
                }
                """,
            mending: "vc.weak-self-sink"
        )
        try expect(
            """
            class CartViewController: UIViewController {
                func bind() {
                    items.sink { self.show($0) }.store(in: &all)
                }
            }
            """,
            becomes: """
                class CartViewController: UIViewController {
                    func bind() {
                        items.sink { [weak self] in
                            guard let self else { return }
                            self.show($0)
                        }.store(in: &all)
                    }
                }
                """,
            mending: "vc.weak-self-sink"
        )
    }

    @Test("A text goes to the catalogue, and the same text twice is one entry")
    func texts() throws {
        let catalogue = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}"
        let source = """
            class CartCoordinator: BaseCoordinator { override func start() {} }
            class CartDIContainer {}
            class CartViewController: UIViewController {
                func setUp() {
                    title = "Your cart, Sir"
                    label.text = "Your cart, Sir"
                }
            }
            """
        let app = try SmallApp(["A.swift": source, "Localizable.xcstrings": catalogue])
        try app.fix()
        let text = try app.text("A.swift")
        #expect(text.contains("title = String(localized: \"cart.yourCartSir\")\n"))
        #expect(text.contains("label.text = String(localized: \"cart.yourCartSir\")\n"))
        let strings = try app.text("Localizable.xcstrings")
        #expect(strings.components(separatedBy: "cart.yourCartSir").count == 2)
        #expect(strings.contains("\"value\" : \"Your cart, Sir\""))
        #expect(try app.fix() == 0)
    }

    @Test("Without a catalogue a text is left alone")
    func noCatalogue() throws {
        let source = "class CartViewController: UIViewController { func f() { title = \"Your cart\" } }\n"
        let app = try SmallApp(["A.swift": source])
        #expect(try app.fix() == 0)
        #expect(try app.text("A.swift") == source)
    }
}
