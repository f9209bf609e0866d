import Foundation
import ScaffoldLint
import TestSupport
import Testing

/// `docs/rules` says what the rules say.
///
/// `SCAFFOLD_RECORD=1 swift test --filter RulesPageTests` writes it anew and fails.
@Suite("Pages of the rules")
struct RulesPageTests {
    @Test("the pages are up to date, and there are no others")
    func pages() throws {
        let folder = Repository.root.appendingPathComponent("docs/rules")
        let pages = try RulesPages(Styles.library).pages
        try #require(pages.count > 2)
        guard !TestRun.isRecording else {
            for (name, text) in pages { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
            Issue.record("recorded docs/rules")
            return
        }
        for (name, text) in pages {
            #expect(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) == text)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == pages.map(\.name).sorted())
    }
}
