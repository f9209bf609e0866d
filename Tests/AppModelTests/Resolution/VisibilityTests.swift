import SwiftOutline
import Testing

@testable import AppModel

@Suite("What a type's name means at a place")
struct VisibilityTests {
    /// Where the type is declared that a name means in a file, at a text of its code or outside of all declarations.
    private func meaning(
        of name: String,
        in path: String,
        at text: String? = nil,
        isInherited: Bool = false,
        _ app: MarkedFiles
    ) throws -> String? {
        let file = try #require(app.model.file(at: path))
        var enclosing: [Declaration] = []
        if let text {
            let source = file.outline.source.text(0..<file.outline.source.bytes.count)
            let range = try #require(source.range(of: text))
            enclosing = file.outline.declarations(
                around: source.utf8.distance(from: source.startIndex, to: range.lowerBound)
            )
        }
        let declarations = AppDeclarations(standing: app.model, writing: [])
        let place = Viewpoint(file: file, enclosing: enclosing)
        return withExtendedLifetime(declarations) {
            declarations.type(name, from: place, isInherited: isInherited)?.mark.description
        }
    }

    @Test("the nearest type around the place, else the one that all files see")
    func nearest() throws {
        let app = try MarkedFiles([
            "A.swift": "struct Cart {\n    struct 1️⃣Item {}\n    func run() { here() }\n}",
            "B.swift": "struct 1️⃣Item {}",
        ])
        #expect(try meaning(of: "Item", in: "A.swift", at: "here", app) == app.places[0])
        #expect(try meaning(of: "Item", in: "B.swift", app) == app.places[1])
        #expect(try meaning(of: "Item", in: "A.swift", app) == app.places[1])
        #expect(try meaning(of: "Cart.Item", in: "B.swift", app) == app.places[0])
        #expect(try meaning(of: "Cart.Other", in: "B.swift", app) == nil)
    }

    @Test("a type within a superclass, but not in an inheritance clause, which is read first")
    func inherited() throws {
        let app = try MarkedFiles([
            "A.swift": "class Base { struct 1️⃣Item {} }\nclass Leaf: Base { func run() { here() } }",
            "B.swift": "struct 1️⃣Item {}",
        ])
        #expect(try meaning(of: "Item", in: "A.swift", at: "here", app) == app.places[0])
        #expect(try meaning(of: "Item", in: "A.swift", at: "here", isInherited: true, app) == app.places[1])
    }

    @Test("a type within the type that an extension in another file extends, before one that all files see")
    func inExtension() throws {
        let app = try MarkedFiles([
            "A.swift": "class Base { struct 1️⃣Part {} }\nclass Cart: Base { struct 1️⃣Item {} }",
            "B.swift": "extension Cart { struct Own {}; func run() { here() } }",
            "C.swift": "struct Item {}\nstruct Part {}",
        ])
        #expect(try meaning(of: "Item", in: "B.swift", at: "here", app) == app.places[1])
        #expect(try meaning(of: "Item", in: "B.swift", at: "here", isInherited: true, app) == app.places[1])
        #expect(try meaning(of: "Part", in: "B.swift", at: "here", app) == app.places[0])
    }

    @Test("nothing for sure where a generic parameter or another member has the name")
    func hidden() throws {
        let app = try MarkedFiles([
            "A.swift":
                "struct Item {}\nstruct Box<Item> { func run() { here() } }\nstruct Bag { func Item() { there() } }"
        ])
        #expect(try meaning(of: "Item", in: "A.swift", at: "here", app) == nil)
        #expect(try meaning(of: "Item", in: "A.swift", at: "there", app) == nil)
    }

    @Test("a private type in its own file only")
    func privateTypes() throws {
        let app = try MarkedFiles(["A.swift": "private struct 1️⃣Item {}", "B.swift": "struct Cart {}"])
        #expect(try meaning(of: "Item", in: "A.swift", app) == app.places[0])
        #expect(try meaning(of: "Item", in: "B.swift", app) == nil)
    }

    @Test(
        "a type of a package where its target is imported: a public one, with @testable any",
        arguments: [
            ("", []), ("import Core", ["Wide"]), ("@testable import Core", ["Wide", "Narrow"]), ("import Other", []),
        ]
    )
    func packages(imports: String, seen: [String]) throws {
        let app = try MarkedFiles([
            "Packages/Core/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Core", targets: [.target(name: "Core"), .target(name: "Other")])
            """,
            "Packages/Core/Sources/Core/A.swift": "public struct 1️⃣Wide {}\nstruct 1️⃣Narrow {}\nprivate struct Own {}",
            "Packages/Core/Sources/Core/B.swift": "struct Neighbour {}",
            "Packages/Core/Sources/Other/C.swift": "struct Beside {}",
            "App/App.swift": "\(imports)\nstruct App {}",
        ])
        for (name, place) in zip(["Wide", "Narrow"], app.places) {
            #expect(try meaning(of: name, in: "App/App.swift", app) == (seen.contains(name) ? place : nil))
            #expect(try meaning(of: name, in: "Packages/Core/Sources/Core/B.swift", app) == place)
            #expect(try meaning(of: name, in: "Packages/Core/Sources/Other/C.swift", app) == nil)
        }
        #expect(try meaning(of: "Own", in: "App/App.swift", app) == nil)
    }

    @Test("a change set's files take the place of the old ones, and removed files declare nothing")
    func changes() throws {
        let app = try MarkedFiles([
            "A.swift": "struct Old {}", "B.swift": "struct Gone {}", "C.swift": "struct 1️⃣Stays: Shown {}",
        ])
        let written = try AppModel(files: ["A.swift": "struct New: Shown {}"])
        let declarations = AppDeclarations(
            standing: app.model,
            writing: written.files,
            removing: [app.model.files[1].path]
        )
        let place = Viewpoint(file: app.model.files[2], enclosing: [])
        let found = ["Old", "New", "Gone", "Stays"].map { declarations.type($0, from: place)?.mark.description }
        #expect(found == [nil, "A.swift:1:8", nil, app.places[0]])
        #expect(declarations.types(inheriting: ["Shown"]).map(\.name) == ["Stays", "New"])
    }

    @Test("the modules of packages, by their targets and folders")
    func modules() throws {
        let model = try AppModel(files: [
            "Packages/Kit/Package.swift":
                #"let package = Package(name: "Kit", targets: [.target(name: "Core"), .target(name: "Net", path: "Net")])"#,
            "Packages/Kit/Sources/Core/A.swift": "", "Packages/Kit/Net/B.swift": "", "Packages/Kit/C.swift": "",
            "App.swift": "",
        ])
        let declarations = AppDeclarations(standing: model, writing: [])
        #expect(["Core", "Net", "Kit", "App"].map(declarations.hasModule) == [true, true, true, false])
        let targets = model.files.filter { $0.role == .source }.map { declarations.target(of: $0)?.name }
        #expect(targets == [nil, "", "Net", "Core"])
    }
}
