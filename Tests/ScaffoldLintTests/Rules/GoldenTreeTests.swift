import AppModel
import FileTransaction
import Foundation
import ScaffoldLint
import Styles
import TestSupport
import Testing

/// What the tool writes itself has nothing that lint would say a word about.
@Suite("Lint of what is generated")
struct GoldenTreeTests {
    @Test("An app with a module, as it is generated, is clean", arguments: Styles.library.names)
    func golden(_ name: String) throws {
        let root = Repository.golden.appendingPathComponent("\(name)/list-detail")
        guard FileManager.default.fileExists(atPath: root.path) else { return }
        let run = LintRun(style: try Styles.style(name), rules: try Styles.rules(name))
        let result = try run.lint(FileTree(root: root.path))
        #expect(result.findings.map(\.line) == [])
        #expect(!result.modules.isEmpty)
    }
}

extension Finding {
    /// The finding as a test shows it.
    var line: String { "\(file):\(span.line):\(span.column): \(rule): \(message)" }
}
