import Foundation
import ScaffoldLint
import TestSupport
import Testing

/// `docs/rules.md` says what the rules say.
///
/// `SCAFFOLD_RECORD=1 swift test --filter RulesPageTests` writes it anew and fails.
@Suite("Page of the rules")
struct RulesPageTests {
    @Test("The page is up to date")
    func page() throws {
        let url = Repository.root.appendingPathComponent("docs/rules.md")
        let page = try RulesPage(Styles.library).markdown
        guard !TestRun.isRecording else {
            try Data(page.utf8).write(to: url)
            Issue.record("recorded docs/rules.md")
            return
        }
        #expect(try String(contentsOf: url, encoding: .utf8) == page)
    }
}
