import Foundation
import TestSupport
import Testing

/// The pages that promise something: behind each sentence a comment names the tests that hold it, or the file that it describes.
@Suite("Pages of promises")
struct HeldPagesTests {
    static let pages = ["docs/survival.md", "docs/commit.md"]

    /// The code of the tests.
    private static let tests = TemporaryFolder.files(in: Repository.root.appendingPathComponent("Tests")) {
        $0.hasSuffix(".swift") && !$0.hasPrefix("Data/") && !$0.contains(".build/")
    }

    @Test("name what holds each sentence, item and row", arguments: pages)
    func named(path: String) throws {
        let blocks = Self.blocks(of: try #require(Page(path: path).text))
        #expect(blocks.count > 10)
        for block in blocks {
            let pieces = block.replacing(#/<!--.*?-->/#, with: "\u{0}").split(separator: "\u{0}").map {
                $0.trimmingCharacters(in: .whitespacesAndNewlines)
            }
            #expect(pieces.last == "|" || block.hasSuffix("-->"), "nothing holds the end of: \(block)")
            for piece in pieces {
                let sentences = piece.replacing(#/\*\*.*?\*\*|`.*?`/#, with: "x").matches(of: #/[.!?]\s+\p{Lu}/#)
                #expect(sentences.isEmpty, "two sentences, and one comment: \(piece)")
            }
        }
    }

    @Test("name tests and files that are there", arguments: pages)
    func present(path: String) throws {
        let text = try #require(Page(path: path).text)
        for comment in text.matches(of: #/<!--(.*?)-->/#) {
            for name in comment.1.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
                if name.contains("/") {
                    let file = Repository.root.appendingPathComponent(name).path
                    #expect(FileManager.default.fileExists(atPath: file), "no \(name)")
                    continue
                }
                let parts = name.split(separator: ".")
                try #require(parts.count == 2, "not a test: \(name)")
                let isThere = Self.tests.contains { path, text in
                    path.hasSuffix("/\(parts[0]).swift") && text.contains("    func \(parts[1])(")
                }
                #expect(isThere, "no test \(name)")
            }
        }
    }

    /// The paragraphs, items and rows, without headings, heads of tables and code.
    private static func blocks(of text: String) -> [String] {
        var blocks = [""]
        var isCode = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("```") { isCode.toggle() }
            let isItem = line.wholeMatch(of: #/(-|\d+\.|\|) .*/#) != nil
            if line.isEmpty || isItem || isCode || line.hasPrefix("```") || line.hasPrefix("#") { blocks.append("") }
            if line.hasPrefix("#") || line.hasPrefix("```") || isCode { continue }
            blocks[blocks.count - 1] += blocks[blocks.count - 1].isEmpty ? line : "\n" + line
        }
        let heads = Set(blocks.indices.filter { blocks[$0].hasPrefix("| ---") }.flatMap { [$0 - 1, $0] })
        return blocks.indices.filter { !heads.contains($0) && !blocks[$0].isEmpty }.map { blocks[$0] }
    }
}
