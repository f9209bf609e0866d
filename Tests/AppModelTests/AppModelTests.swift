import FileTransaction
import Testing

@testable import AppModel

@Suite("What an app declares")
struct AppModelTests {
    @Test("A type has the members and conformances of its extensions, in whatever file they stand")
    func extensions() throws {
        let model = try AppModel(files: [
            "A.swift": "class Box: Base<Int> { var first = 1 }",
            "B.swift": "extension Box: Shelf, @unchecked Sendable { func second() {} }",
            "C.swift": "extension Logger { static let app = 1 }",
        ])
        let box = try #require(model.type("Box"))
        #expect(box.members.map(\.declaration.name) == ["first", "second"])
        #expect(box.inherited.map(\.name) == ["Base", "Shelf", "Sendable"])
        #expect(box.inherited.first?.text == "Base<Int>")
        #expect(model.extensions(ofForeign: "Logger").count == 1)
        #expect(model.type("Logger") == nil)
    }

    @Test("Inheritance is followed through the app's own classes, and a circle ends")
    func kinds() throws {
        let model = try AppModel(files: [
            "A.swift": "class Root: UIViewController {}\nclass Leaf: Root {}\nclass Odd: Even {}\nclass Even: Odd {}"
        ])
        #expect(model.isKind(try #require(model.type("Leaf")), of: ["UIViewController"]))
        #expect(!model.isKind(try #require(model.type("Odd")), of: ["UIViewController"]))
    }

    @Test(
        "Tests are told by what they import or by their folder",
        arguments: [
            ("Tests/A.swift", "struct A {}", SourceFile.Role.test),
            ("App/A.swift", "import XCTest", .test),
            ("App/A.swift", "@testable import Shop", .test),
            ("ShopUITests/A.swift", "", .test),
            ("App/TestsOverview.swift", "struct TestsOverview {}", .source),
            ("Packages/Cart/Package.swift", "let package = 1", .manifest),
        ]
    )
    func roles(_ path: String, _ text: String, _ role: SourceFile.Role) throws {
        #expect(try AppModel(files: [path: text]).files.map(\.role) == [role])
    }

    @Test("A preview is what is within #Preview or a preview provider")
    func previews() throws {
        let text = "struct A {}\n#Preview { Box() }\nstruct A_Previews: PreviewProvider { static let b = 1 }"
        let file = try #require(try AppModel(files: ["A.swift": text]).files.first)
        #expect(file.previews.count == 2)
        #expect(!file.isPreview(3))
        #expect(file.isPreview(text.utf8.count - 3))
    }

    @Test("A preview provider is one with its module's name, too, and one among others; a protocol is none")
    func providers() throws {
        let texts = [
            "struct A: SwiftUI.PreviewProvider {}", "enum A { struct B: Sendable, PreviewProvider {} }",
            "protocol A: PreviewProvider {}", "struct PreviewProvider {}",
        ]
        let counts = try texts.map { try #require(try AppModel(files: ["A.swift": $0]).files.first).previews.count }
        #expect(counts == [1, 1, 0, 0])
    }

    @Test("Columns count characters, whatever stands before")
    func spans() throws {
        let text = "let 👩‍👩‍👧 = 1; let name = 2\r\nlet next = 3"
        let file = try #require(try AppModel(files: ["A.swift": text]).files.first)
        let name = try #require(file.outline.declarations.first { $0.name == "name" })
        let next = try #require(file.outline.declarations.last)
        #expect(file.span(name.nameRange) == SourceSpan(line: 1, column: 16, endLine: 1, endColumn: 20))
        #expect(file.span(next.nameRange) == SourceSpan(line: 2, column: 5, endLine: 2, endColumn: 9))
    }

    @Test("An app is read in the order of its files")
    func threads() throws {
        let text = String(repeating: "// filler\n", count: 2_000)
        let files = try (10..<70).map { number in
            (path: try RelativePath("F\(number).swift"), bytes: Array("struct T\(number) {}\n\(text)".utf8))
        }
        let model = AppModel(files)
        #expect(model.files.map(\.path.text) == files.map(\.path.text))
        #expect(model.types.map(\.name) == (10..<70).map { "T\($0)" })
        #expect(model.position(of: "F42.swift") == 32)
        #expect(model.position(of: "F70.swift") == nil)
        #expect(model.position(of: "../F42.swift") == nil)
    }
}
