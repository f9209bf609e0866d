import Foundation
import Styles
import TestSupport
import Testing

/// Every generated Swift file is what the formatter would leave alone, and what the compiler can parse.
///
/// The files are those of the golden trees, which `GoldenTests` hold to what is generated.
@Suite("Generated sources")
struct GeneratedSourceTests {
    @Test("swift format finds nothing, with the project's configuration", arguments: StyleCase.library.names)
    func formatted(_ style: String) throws {
        let configuration = Repository.root.appendingPathComponent(".swift-format").path
        let command = ["swift", "format", "lint", "--strict", "--configuration", configuration]
        let result = try Program.run(command + swiftFiles(style))
        #expect(result.status == 0, "\(result.output)")
    }

    @Test("the compiler parses it", arguments: StyleCase.library.names)
    func parsed(_ style: String) throws {
        let result = try Program.run(["swiftc", "-frontend", "-parse"] + swiftFiles(style))
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.isEmpty, "\(result.output)")
    }

    @Test(
        "no line has trailing white space, no file two blank lines in a row or a missing end of line",
        arguments: StyleCase.library.names
    )
    func tidy(_ style: String) throws {
        for (path, text) in TemporaryFolder.files(in: folder(style)) {
            let lines = text.components(separatedBy: "\n")
            #expect(!lines.contains { $0.last?.isWhitespace == true }, "\(path)")
            #expect(!text.contains("\n\n\n"), "\(path)")
            if path.hasSuffix(".xcstrings") { continue }
            #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(path)")
            for word in ["TODO", "FIXME", "Your", "<#", "Lorem"] { #expect(!text.contains(word), "\(path): \(word)") }
        }
    }

    @Test(
        "no view modifies a Group: SwiftUI would apply it to each child, and a task would run again with each",
        arguments: StyleCase.library.names
    )
    func groups(_ style: String) {
        for (path, text) in TemporaryFolder.files(in: folder(style)) where path.hasSuffix(".swift") {
            #expect(!text.contains(" Group {"), "\(path)")
        }
    }

    @Test("no key of a text holds a value: it would be looked up as a format", arguments: StyleCase.library.names)
    func keys(_ style: String) {
        for (path, text) in TemporaryFolder.files(in: folder(style)) where path.hasSuffix(".swift") {
            #expect(!text.contains(#/LocalizedStringKey\("[^"]*\\\(/#), "\(path)")
        }
    }

    @Test("every text that is looked up is in the catalogue", arguments: StyleCase.library.names)
    func texts(_ style: String) {
        let files = TemporaryFolder.files(in: folder(style))
        let lookup = #/(?:localized: |\b(?:Text|Label|Button|Section|Picker)\()"(\w+(?:\.\w+)+)"/#
        var catalogues: [Substring: String] = [:]
        for (path, text) in files where path.hasSuffix(".xcstrings") {
            catalogues[path.prefix { $0 != "/" }, default: ""] += text
        }
        for (path, text) in files where path.hasSuffix(".swift") && !path.contains("Tests/") {
            for match in text.matches(of: lookup) {
                let key = "\"\(match.1)\" : {"
                #expect(catalogues[path.prefix { $0 != "/" }, default: ""].contains(key), "\(path): \(match.1)")
            }
        }
    }

    private func folder(_ style: String) -> URL { Repository.golden.appendingPathComponent(style) }

    private func swiftFiles(_ style: String) throws -> [String] {
        let files = TemporaryFolder.files(in: folder(style)).keys.filter { $0.hasSuffix(".swift") }.sorted()
        try #require(!files.isEmpty)
        return files.map { folder(style).appendingPathComponent($0).path }
    }
}
