import Foundation
import TestSupport
import Testing

/// Every generated Swift file is what the formatter would leave alone, and what the compiler can parse.
@Suite(
    .slow
)
struct GeneratedSourceTests {
    @Test("swift format finds nothing, with the project's configuration", arguments: StyleCase.all)
    func formatted(_ style: StyleCase) throws {
        let folder = TemporaryFolder(named: "Demo")
        try style.generate(in: folder.url)
        let result = try Program.run(
            [
                "swift", "format", "lint", "--strict", "--configuration",
                Repository.root.appendingPathComponent(".swift-format").path,
            ]
                + swiftFiles(in: folder.url)
        )
        #expect(result.status == 0, "\(result.output)")
    }

    @Test("the compiler parses it", arguments: StyleCase.all)
    func parsed(_ style: StyleCase) throws {
        let folder = TemporaryFolder(named: "Demo")
        try style.generate(in: folder.url)
        let result = try Program.run(["swiftc", "-frontend", "-parse"] + swiftFiles(in: folder.url))
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.isEmpty, "\(result.output)")
    }

    @Test(
        "no line has trailing white space, no file two blank lines in a row or a missing end of line",
        arguments: StyleCase.all
    )
    func tidy(_ style: StyleCase) throws {
        let folder = TemporaryFolder(named: "Demo")
        try style.generate(in: folder.url)
        for (path, text) in TemporaryFolder.files(in: folder.url) {
            let lines = text.components(separatedBy: "\n")
            #expect(!lines.contains { $0.last?.isWhitespace == true }, "\(path)")
            #expect(!text.contains("\n\n\n"), "\(path)")
            if path.hasSuffix(".xcstrings") { continue }
            #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(path)")
            for word in ["TODO", "FIXME", "Your", "<#", "Lorem"] { #expect(!text.contains(word), "\(path): \(word)") }
        }
    }

    private func swiftFiles(in folder: URL) -> [String] {
        TemporaryFolder.files(in: folder).keys.filter { $0.hasSuffix(".swift") }.sorted().map {
            folder.appendingPathComponent($0).path
        }
    }
}
