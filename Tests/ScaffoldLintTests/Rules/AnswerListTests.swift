import AppModel
import FileTransaction
import Foundation
import ScaffoldLint
import Styles
import TestSupport
import Testing

/// The apps in `Tests/Data/Fixtures`, which people wrote, and the lists of what is wrong in them: lint finds that, no more
/// and no less.
///
/// A list has a line for each finding, ``- `path:line rule` (remark)``; what looks wrong and is not stands there in prose.
@Suite("Answer lists of the apps written by hand")
struct AnswerListTests {
    struct App: CustomTestStringConvertible {
        let style: String
        let name: String

        var testDescription: String { "\(style), \(name)" }
        var folder: URL { Repository.fixtures.appendingPathComponent(style).appendingPathComponent(name) }
        var list: URL { folder.deletingLastPathComponent().appendingPathComponent("\(name).findings.md") }
    }

    static let apps: [App] = Styles.library.names.flatMap { style in
        let folder = Repository.fixtures.appendingPathComponent(style).path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !$0.contains(".") }.sorted().map { App(style: style, name: $0) }
    }

    @Test("Lint meets the list", arguments: apps)
    func meets(_ app: App) throws {
        let wanted = try answers(app)
        let rules = try Styles.rules(app.style)
        let run = LintRun(style: try Styles.style(app.style), rules: rules)
        let found = try run.lint(FileTree(root: app.folder.path)).findings.map {
            "\($0.file):\($0.span.line) \($0.rule)"
        }
        #expect(found.filter { !wanted.contains($0) } == [], "too many")
        #expect(wanted.filter { !found.contains($0) } == [], "too few")
        #expect(found.count == wanted.count)
        #expect(wanted.allSatisfy { answer in rules.rules.contains { answer.hasSuffix(" " + $0.id) } })
    }

    @Test("Every style that has hand-written apps has two of them")
    func twoOfEach() {
        let counts = Dictionary(grouping: Self.apps, by: \.style).mapValues(\.count)
        #expect(counts.count >= 3)
        #expect(counts.values.allSatisfy { $0 >= 2 })
    }

    /// `path:line rule` of each line of the list.
    private func answers(_ app: App) throws -> [String] {
        let lines = try String(contentsOf: app.list, encoding: .utf8).components(separatedBy: "\n")
        return lines.filter { $0.hasPrefix("- `") && $0.contains(".swift:") }.compactMap {
            $0.dropFirst(3).split(separator: "`").first.map(String.init)
        }
    }
}
