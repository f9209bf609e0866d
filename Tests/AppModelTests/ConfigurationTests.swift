import Diagnostics
import FileTransaction
import TestSupport
import Testing

@testable import AppModel

@Suite("The configuration of an app")
struct ConfigurationTests {
    private func read(_ text: String) throws -> AppConfiguration {
        let folder = TemporaryFolder()
        try folder.write(text, to: AppConfiguration.path)
        return try AppConfiguration.read(in: FileTree(root: folder.path))
    }

    @Test("has the style, options, paths, header, indentation and oldest iOS, and keeps what is for lint")
    func all() throws {
        let source = MarkedSource(
            """
            style: 1️⃣toy
            options: { 1️⃣extras: on }
            paths: { view: "Views/{{ screen.type }}.swift" }
            header: |
              // {file}
              // Shop
            indentation: 2
            minimum: { iOS: 1️⃣16.4 }
            lint: { rules: { vc.base: off } }
            """
        )
        let configuration = try read(source.text)
        #expect(configuration.style?.value == "toy")
        #expect(configuration.options.map(\.value) == [StyleChoice(option: "extras", value: "on")])
        #expect(configuration.minimumIOS?.value == "16.4")
        let marks = [configuration.style?.mark, configuration.options.first?.mark, configuration.minimumIOS?.mark]
        #expect(marks.map { $0?.description } == source.places.map { ".scaffold.yml:\($0)" })
        #expect(configuration.paths == ["view": "Views/{{ screen.type }}.swift"])
        #expect(configuration.header?.lines == ["// {file}", "// Shop"])
        #expect(configuration.indentation == .spaces(2))
        #expect(configuration.lint?["rules"]?["vc.base"]?.text == "off")
    }

    @Test("is empty where there is no file and where a file says nothing")
    func empty() throws {
        let none = try AppConfiguration.read(in: FileTree(root: TemporaryFolder().path))
        for configuration in [none, try read("# nothing yet\n")] {
            #expect(configuration.style == nil)
            #expect(configuration.options.isEmpty)
            #expect(configuration.lint == nil)
        }
    }

    @Test(
        "is refused with the place of what is wrong",
        arguments: [
            "indentation: 1️⃣nine", "header: 1️⃣Shop", "minimum: { iOS: 1️⃣20.0 }", "1️⃣stile: toy", "style: 1️⃣[toy]",
        ]
    )
    func wrong(text: String) throws {
        let source = MarkedSource(text)
        let error = try #require(#expect(throws: Failure.self) { try read(source.text) })
        #expect(error.problems.map { $0.mark?.description } == [".scaffold.yml:\(source.places[0])"])
    }

    @Test(
        "the indentation of most files is theirs: the first step behind a brace",
        arguments: [
            (["struct A {\n  let a = 1\n}", "struct B {\n  let b = 1\n}", "struct C {\n\tlet c = 1\n}"], .spaces(2)),
            (["struct A {\n\tlet a = 1\n}"], .tab), (["let a = 1\n"], nil),
            (["let a = f(\n   1)\nstruct A {\n    let a = 1\n}"], .spaces(4)),
        ] as [([String], Indentation?)]
    )
    func indentation(texts: [String], expected: Indentation?) {
        #expect(Indentation(commonTo: texts.map { Array($0.utf8) }) == expected)
    }

    @Test(
        "the header is what half of the files have, without author and date, with the names of file and module left open"
    )
    func header() {
        func file(_ name: String, _ module: String) -> (name: String, bytes: [UInt8]) {
            let text = "//\n//  \(name)\n//  \(module)\n//\n//  Created by Ann on 1.2.2026.\n//\n\nimport UIKit\n"
            return (name, Array(text.utf8))
        }
        let files = [
            file("A.swift", "Shop"), file("B.swift", "Cart"), (name: "C.swift", bytes: Array("struct C {}\n".utf8)),
        ]
        let header = FileHeader(commonTo: files, except: ["Shop", "Cart"])
        #expect(header.lines == ["//", "//  {file}", "//  {module}", "//"])
        #expect(header.text(for: "New.swift", module: "Orders") == "//\n//  New.swift\n//  Orders\n//\n\n")
        #expect(FileHeader(commonTo: [files[0], files[2], files[2]], except: []).lines == [])
        #expect(FileHeader.withoutAuthor("// A\n// Created by Ann\nlet a = 1") == "// A\nlet a = 1")
    }
}
