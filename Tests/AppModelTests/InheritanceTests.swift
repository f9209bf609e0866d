import Testing

@testable import AppModel

@Suite("Inheritance in an app")
struct InheritanceTests {
    @Test("superclasses come nearest first, also through generic ones; a protocol is none")
    func superclasses() throws {
        let app = try MarkedFiles([
            "A.swift": "class Leaf: Middle<Int>, Shown {}\nprotocol Shown {}\nclass Only: Shown {}",
            "B.swift": "class 1️⃣Middle<Value>: Root {}",
            "C.swift": "class 1️⃣Root: UIViewController {}",
        ])
        let leaf = try #require(app.model.type("Leaf"))
        #expect(app.names(of: leaf.superclasses(in: app.model)) == app.places)
        #expect(leaf.lineage(in: app.model).map(\.name) == ["Leaf", "Middle", "Root"])
        #expect(try #require(app.model.type("Only")).superclasses(in: app.model).isEmpty)
        #expect(app.model.names(above: leaf) == ["Middle", "Root", "UIViewController", "Shown"])
    }

    @Test("a circle of classes ends")
    func circle() throws {
        let model = try AppModel(text: "class A: B {}\nclass B: C {}\nclass C: B {}\nclass D: D {}")
        let names = ["A", "B", "D"].map { model.type($0)?.superclasses(in: model).map(\.name) }
        #expect(names == [["B", "C"], ["C"], []])
        #expect(try model.names(above: #require(model.type("A"))) == ["B", "C"])
    }

    @Test("a type has the protocols of its superclasses and of its protocols, each once, and not those of frameworks")
    func protocols() throws {
        let app = try MarkedFiles([
            "A.swift": "class Leaf: Root, Named {}\nclass Root: Shown {}\nextension Leaf: Late, Sendable {}",
            "B.swift": "protocol 1️⃣Named: Shown {}\nprotocol 1️⃣Shown: Base {}\nprotocol 1️⃣Base {}\nprotocol 1️⃣Late {}",
            "C.swift": "protocol Other: Named {}",
        ])
        let protocols = try #require(app.model.type("Leaf")).protocols(in: app.model)
        #expect(app.names(of: protocols).sorted() == app.places)
    }

    @Test(
        "a class may inherit what the app does not declare from the last superclass that the app does not declare",
        arguments: [
            ("class A: UIView {}", true), ("class A: Known {}\nclass Known: UIView {}", true),
            ("class A: Known {}\nclass Known {}", false), ("class A {}", false), ("class A: NSObject {}", false),
            ("class A: CartProtocol {}", false), ("class A: CartDelegate {}", false),
            ("class A: ObservableObject {}", false), ("struct A: View {}", false),
        ]
    )
    func foreign(text: String, isForeign: Bool) throws {
        let model = try AppModel(text: text)
        #expect(try #require(model.type("A")).hasForeignSuperclass(in: model) == isForeign)
    }

    @Test("a superclass that is known not to declare such members does not count as foreign")
    func known() throws {
        let model = try AppModel(text: "class A: UIView {}")
        #expect(try !#require(model.type("A")).hasForeignSuperclass(in: model, besides: ["UIView"]))
    }

    @Test(
        "a type is on the main actor by its own attribute or that of what it inherits, not by an extension's",
        arguments: [
            ("@MainActor class A {}", true), ("class A: B {}\n@MainActor class B {}", true),
            ("struct A: B {}\nprotocol B: C {}\n@MainActor protocol C {}", true),
            ("class A {}\n@MainActor extension A {}", false), ("class A { @MainActor func run() {} }", false),
            ("enum B { @MainActor class A {} }", false),
        ]
    )
    func mainActor(text: String, isOnIt: Bool) throws {
        #expect(try AppModel(text: text).isOnMainActor("A") == isOnIt)
    }

    @Test(
        "a type inherits a name in its declaration or in an extension; only the declaration's first entry may be a superclass"
    )
    func clauses() throws {
        let model = try AppModel(text: "class A {}\nextension A: Shown, Base<Int> {}")
        let type = try #require(model.type("A"))
        #expect(["Shown", "Base", "Other"].map(type.inherits) == [true, true, false])
        #expect(type.first == nil)
    }
}
