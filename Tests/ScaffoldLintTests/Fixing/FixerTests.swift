import Foundation
import ScaffoldLint
import Testing

@Suite("Mending")
struct FixerTests {
    /// before → after; again changes nothing, and what was mended is no longer found.
    private func expect(
        _ before: String,
        becomes after: String,
        mending rule: String,
        beside files: KeyValuePairs<String, String> = [:],
        style: String = SmallApp.style
    ) throws {
        let app = try SmallApp(files, style: style)
        try app.write(before, to: "A.swift")
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

    /// A view model, and the protocol of what its screen may ask for.
    private func asked(_ requirements: String, of viewModel: String) -> String {
        "protocol CartViewModelInput {\n    \(requirements)\n}\n\(viewModel)\n"
            + "class CartViewController: BaseViewController<CartViewModel> {}\n"
    }

    @Test("A type that has all that its protocol asks for conforms to it")
    func conformance() throws {
        let rule = "vm.input-protocol"
        let asks = "var count: Int { get }\n    func load(id: String) async throws -> [Int]"
        let members = "    private(set) var count: Int = 0\n    func load(id: String) async throws -> [Int] { [] }\n}"
        try expect(
            asked(asks, of: "class CartViewModel {\n" + members),
            becomes: asked(asks, of: "class CartViewModel: CartViewModelInput {\n" + members),
            mending: rule
        )
        try expect(
            asked(asks, of: "class CartViewModel: NSObject {\n" + members),
            becomes: asked(asks, of: "class CartViewModel: NSObject, CartViewModelInput {\n" + members),
            mending: rule
        )
    }

    @Test(
        "A type that lacks something, or of which it is not sure, is left to its author",
        arguments: [
            ("func load()", "func loadAll() {}"),
            ("func load()", "private func load() {}"),
            ("func load(id: String)", "func load(_ id: String) {}"),
            ("func load() async", "func load() async throws {}"),
            ("var count: Int { get set }", "private(set) var count: Int = 0"),
            ("var count: Int { get }", "var count = 0"),
            ("static func load()", "func load() {}"),
            ("associatedtype Item", "func load() {}"),
        ]
    )
    func conformanceLeftAlone(requirement: String, member: String) throws {
        let source = asked(requirement, of: "class CartViewModel {\n    \(member)\n}")
        let app = try SmallApp(["A.swift": source])
        #expect(try app.lint().findings.contains { $0.rule == "vm.input-protocol" })
        try app.fix()
        #expect(try app.text("A.swift") == source)
    }

    @Test(
        "What is more than a word is left to a person",
        arguments: [
            // A constant, and one that is not optional.
            "class CartCoordinator {}\nclass CartViewModel { let coordinator: CartCoordinator }\n",
            "class CartCoordinator {}\nclass CartViewModel { var coordinator: CartCoordinator }\n",
            // Nothing else keeps the coordinator, which would be gone at once.
            """
            class CartCoordinator {}
            class CartViewModel { var coordinator: CartCoordinator? }
            func make(_ model: CartViewModel) { model.coordinator = CartCoordinator() }

            """,
            // A property wrapper's value cannot be weak, nor can a protocol's that a struct may conform to.
            "class CartCoordinator {}\nclass CartViewModel { @Published var coordinator: CartCoordinator? }\n",
            "protocol CartCoordinator {}\nclass CartViewModel { var coordinator: CartCoordinator? }\n",
            // The word would stand for the other binding, too.
            "class CartCoordinator {}\nclass CartViewModel { var coordinator: CartCoordinator?, title: String? }\n",
            // Nothing is sure in a file that the compiler cannot read.
            "class CartCoordinator {}\nclass CartViewModel { var coordinator: CartCoordinator? }\nfunc f() { g(\n",
        ]
    )
    func leftAlone(_ source: String) throws {
        let app = try SmallApp(["A.swift": source])
        #expect(try app.lint().findings.contains { $0.rule == "vc.weak-coordinator" })
        #expect(try app.fix() == 0)
        #expect(try app.text("A.swift") == source)
    }

    @Test("One that is weak, or of another type, is none")
    func weakAlready() throws {
        let source = """
            class CartCoordinator {}
            class CartViewModel {
                weak var coordinator: CartCoordinator?
                unowned let other: CartCoordinator
                var title: String?
            }

            """
        let app = try SmallApp(["A.swift": source])
        #expect(try !app.lint().findings.contains { $0.rule == "vc.weak-coordinator" })
        #expect(try app.fix() == 0)
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

    /// A closure in a view controller.
    private func subscribing(_ closure: String) -> String {
        "class CartViewController: UIViewController {\n    func bind() {\n\(closure)\n    }\n}\n"
    }

    @Test("Captures that are there stay; line breaks and tabs are those of the file")
    func captures() throws {
        let rule = "vc.weak-self-sink"
        try expect(
            subscribing("        items.sink { [self] items in\n            self.items = items\n        }"),
            becomes: subscribing(
                "        items.sink { [weak self] items in\n            guard let self else { return }\n"
                    + "            self.items = items\n        }"
            ),
            mending: rule
        )
        try expect(
            subscribing(
                "        items.sink { [id = item.id, weak list] items in\n            self.show(id)\n        }"
            ),
            becomes: subscribing(
                "        items.sink { [weak self, id = item.id, weak list] items in\n"
                    + "            guard let self else { return }\n            self.show(id)\n        }"
            ),
            mending: rule
        )
        let windows = { (source: String) in
            source.replacingOccurrences(of: "    ", with: "\t").replacingOccurrences(of: "\n", with: "\r\n")
        }
        try expect(
            windows(subscribing("        items.sink { (item: Item) -> Void in self.show(item) }")),
            becomes: windows(
                subscribing(
                    "        items.sink { [weak self] (item: Item) -> Void in\n            guard let self else { return }\n"
                        + "            self.show(item)\n        }"
                )
            ),
            mending: rule
        )
        // The name is one of a character that takes several bytes.
        try expect(
            subscribing("        größe.sink { self.größe = $0 }"),
            becomes: subscribing(
                "        größe.sink { [weak self] in\n            guard let self else { return }\n"
                    + "            self.größe = $0\n        }"
            ),
            mending: rule
        )
    }

    @Test(
        "A closure that gives a result, or of which it is not sure, is left to its author",
        arguments: [
            "        items.sink { item -> Bool in self.show(item) }",
            "        items.sink { item in\n            if item.isNew { return self.show(item) }\n            self.hide()\n        }",
            "        items.sink { @MainActor item in self.show(item) }",
            "        items.sink { item in\n            // Why this is done.\n            self.show(item)\n        }",
            "        button.handler = { self.isOpen }",
        ]
    )
    func closuresLeftAlone(_ closure: String) throws {
        let source = subscribing(closure)
            .replacingOccurrences(of: "    func bind", with: "    let button = CartButton()\n    func bind")
        let app = try SmallApp(["A.swift": source])
        #expect(try app.lint().findings.contains { $0.rule == "vc.weak-self-sink" })
        #expect(try app.fix() == 0)
        #expect(try app.text("A.swift") == source)
    }

    @Test("A closure that holds self weakly, or does not hold it, is none")
    func closuresThatAreRight() throws {
        let source = subscribing(
            "        items.sink { [weak self] in self?.show($0) }\n        items.sink { [unowned self] in self.show($0) }\n"
                + "        items.sink { list.show($0) }\n        UIView.animate { self.show() }"
        )
        let app = try SmallApp(["A.swift": source])
        #expect(try app.fix() == 0)
        #expect(try app.text("A.swift") == source)
    }

    private static let catalogue =
        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}"

    @Test("Several repairs of one file come together")
    func together() throws {
        try expect(
            """
            class CartFlowCoordinator {}
            class CartViewController: UIViewController {
                var coordinator: CartFlowCoordinator?
                func bind() {
                    title = "Your cart"
                    items.sink { self.items = $0 }
                }
            }

            """,
            becomes: """
                import Foundation

                class CartFlowCoordinator {}
                class CartViewController: UIViewController {
                    weak var coordinator: CartFlowCoordinator?
                    func bind() {
                        title = String(localized: "common.yourCart")
                        items.sink { [weak self] in
                            guard let self else { return }
                            self.items = $0
                        }
                    }
                }

                """,
            mending: "l10n",
            beside: ["Localizable.xcstrings": Self.catalogue]
        )
    }

    @Test(
        "A text with values, a raw one, one with escapes and one of several lines are left to a person",
        arguments: [
            #"title = "Your \(count) things""#, ##"title = #"Your "cart""#"##, #"title = "Your\ncart""#,
            "title = \"\"\"\n        Your cart\n        \"\"\"",
        ]
    )
    func textsLeftAlone(_ statement: String) throws {
        let source = "class CartViewController: UIViewController {\n    func f() {\n        \(statement)\n    }\n}\n"
        let app = try SmallApp(["A.swift": source, "Localizable.xcstrings": Self.catalogue])
        #expect(try app.lint().findings.contains { $0.rule == "l10n" })
        #expect(try app.fix() == 0)
        #expect(try app.text("A.swift") == source)
        #expect(try app.text("Localizable.xcstrings") == Self.catalogue)
    }

    @Test("In a file that the compiler cannot read no text goes, and no entry comes")
    func brokenFile() throws {
        let source = "class CartViewController: UIViewController { func f() { title = \"Your cart\" }\n"
        let app = try SmallApp(["A.swift": source, "Localizable.xcstrings": Self.catalogue])
        #expect(try app.fix() == 0)
        #expect(try app.text("A.swift") == source)
        #expect(try app.text("Localizable.xcstrings") == Self.catalogue)
    }

    // MARK: - Loggers

    /// A feature with a logger, in the style whose document asks for one.
    private static let loggers: KeyValuePairs<String, String> = [
        "Logger+App.swift":
            "import OSLog\n\nextension Logger {\n    static let cart = Logger(subsystem: \"a\", category: \"b\")\n}\n",
        "CartCoordinator.swift":
            "class CartCoordinator: ObservableObject {}\nclass CartViewFactory {}\nenum CartRoute {}\n",
    ]

    private func printing(_ statements: String, imports: String = "") -> String {
        "\(imports)final class CartViewModel: ObservableObject {\n    var count = 1\n    func load(id: String) {\n"
            + statements + "    }\n}\n"
    }

    @Test("What is printed goes to the feature's logger, which is imported once")
    func printed() throws {
        try expect(
            printing("        print(\"loading\")\n        debugPrint(\"it \\(id)\")\n", imports: "import Combine\n\n"),
            becomes: printing(
                "        Logger.cart.debug(\"loading\")\n        Logger.cart.debug(\"it \\(String(describing: id))\")\n",
                imports: "import Combine\nimport OSLog\n\n"
            ),
            mending: "no-print",
            beside: Self.loggers,
            style: "swiftui-mvvmcr"
        )
        try expect(
            printing(
                "        do {\n            try run()\n        } catch {\n            print(\"no: \\(error.localizedDescription)\")\n        }\n",
                imports: "import os\n\n"
            ),
            becomes: printing(
                "        do {\n            try run()\n        } catch {\n            Logger.cart.error(\"no: \\(error.localizedDescription)\")\n        }\n",
                imports: "import os\n\n"
            ),
            mending: "no-print",
            beside: Self.loggers,
            style: "swiftui-mvvmcr"
        )
    }

    @Test(
        "What a logger's closure could not hold, and what is more than a text, is left to a person",
        arguments: [
            "print(\"count: \\(count)\")", "print(\"sum: \\(1 + 2)\")", "print(count)", "print(\"a\", \"b\")",
            "print(\"a\", terminator: \"\")", "dump(\"a\")", "print(\"\"\"\n        a\n        \"\"\")",
        ]
    )
    func printedLeftAlone(_ statement: String) throws {
        let source = printing("        \(statement)\n")
        let app = try SmallApp(Self.loggers, style: "swiftui-mvvmcr")
        try app.write(source, to: "A.swift")
        #expect(try app.lint().findings.contains { $0.rule == "no-print" })
        #expect(try app.fix() == 0)
        #expect(try app.text("A.swift") == source)
    }

    @Test("A feature without a logger keeps what it prints")
    func noLogger() throws {
        let source = printing("        print(\"loading\")\n")
        let app = try SmallApp(["A.swift": source], style: "swiftui-mvvmcr")
        #expect(try app.fix() == 0)
        #expect(try app.text("A.swift") == source)
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
