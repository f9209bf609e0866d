import Foundation
import ScaffoldLint
import Styles
import TestSupport
import Testing

/// `docs/documents.md` says where each part of the styles' documents is.
@Suite("Page of the documents' parts")
struct DocumentsPageTests {
    /// A row of the table of a style.
    struct Row: Equatable {
        let style: String
        let part: String
        let kind: String
        let text: String

        /// The names in back-ticks.
        var names: [String] {
            text.split(separator: "`").enumerated().filter { $0.offset % 2 == 0 }.map { String($0.element) }
        }
    }

    static func rows() throws -> [Row] {
        let url = Repository.root.appendingPathComponent("docs/documents.md")
        var style = ""
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").compactMap { line in
            if line.hasPrefix("## `") { style = String(line.dropFirst(4).dropLast()) }
            guard line.hasPrefix("| "), !line.hasPrefix("| ---"), line != "| part | kind | name |" else { return nil }
            let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
            guard cells.count == 3 else { return Row(style: style, part: String(line), kind: "", text: "") }
            return Row(style: style, part: cells[0], kind: cells[1], text: cells[2])
        }
    }

    @Test("Every piece, wiring and rule that it names exists", arguments: Styles.library.names)
    func names(_ style: String) throws {
        let manifest = try Styles.style(style).manifest
        let known = [
            "piece": Set((manifest.pieces + manifest.app.pieces).map(\.id)),
            "wiring": Set(manifest.wirings.map(\.id)),
            "rule": Set(try Styles.rules(style).rules.map(\.id)),
        ]
        let rows = try Self.rows().filter { $0.style == style && $0.kind != "checklist" }
        #expect(!rows.isEmpty)
        for row in rows {
            #expect(!row.names.isEmpty, "\(row.part) is nowhere")
            for name in row.names {
                #expect(
                    known[row.kind]?.contains(name) == true,
                    "\(style) has no \(row.kind) \"\(name)\" for \"\(row.part)\""
                )
            }
        }
    }

    @Test("Every item of a checklist has a row, and no other has", arguments: Styles.library.names)
    func items(_ style: String) throws {
        let sections = try #require(try Checklist.of(Styles.style(style))).sections
        let items = sections.flatMap { section in section.items.map { "\(section.title): \($0.text)" } }
        let rows = try Self.rows().filter { $0.style == style && $0.kind == "checklist" }
        #expect(rows.map { "\($0.part): \($0.text)" } == items)
    }

    @Test("Every rule of a style's own is one of a part")
    func rules() throws {
        let rows = try Self.rows()
        for style in Styles.library.names {
            let named = Set(rows.filter { $0.style == style && $0.kind == "rule" }.flatMap(\.names))
            let own = try Styles.rules(style).rules.filter { $0.section != nil }.map(\.id)
            #expect(own.filter { !named.contains($0) } == [], "\(style)")
        }
    }
}
