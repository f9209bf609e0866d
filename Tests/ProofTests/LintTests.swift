import AppModel
import Diagnostics
import FileTransaction
import Foundation
import ModulePlanning
import TestSupport
import Testing

@testable import ScaffoldLint

/// Lint has nothing to say about an app that the tool writes, and its checklists have nothing open, whatever the options and
/// the specs.
@Suite("Lint of generated apps", .slow)
struct LintTests {
    /// One app: a combination of options that with the others covers every two values of two options.
    struct Case: Sendable, CustomTestStringConvertible {
        let style: String
        let content: AppContent
        let options: [StyleOptions.Choice]

        var testDescription: String {
            "\(style), \(content.rawValue) specs, " + options.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
        }
    }

    /// Each row of options with one of the contents, and each content at least once.
    static let cases: [Case] = Proof.styles.flatMap { style in
        let options = try? StyleOptions(of: style, on: Setting.newest)
        let contents = AppContent.allCases
        return (0..<max(options?.count ?? 0, contents.count)).map { index in
            Case(style: style, content: contents[index % contents.count], options: options?.row(index) ?? [])
        }
    }

    @Test("Nothing is found, and nothing is open", arguments: cases)
    func silent(_ proof: Case) async throws {
        let app = try await Apps.shared.app(of: proof.content, style: proof.style, options: proof.options)
        let tree = try FileTree(root: app.url.path)
        let rules = try RuleSet(of: app.style)
        let result = try LintRun(style: app.style, rules: rules).lint(tree)
        #expect(result.findings.map { "\($0.file):\($0.span.line): \($0.rule): \($0.message)" } == [])

        let checklist = try #require(try Checklist.of(app.style))
        let verdicts = LintVerdicts(rules: rules, findings: result.findings)
        let maker = ChecklistMaker(checklist: checklist, style: app.style, verdicts: verdicts)
        let inspector = try ModuleInspector(style: app.style, in: tree)
        for name in app.modules {
            let module = try inspector.inspect(Located(name, at: SourceMark(source: name)), in: tree)
            #expect(result.modules.contains(module.module))
            let list = try maker.checklist(of: module)
            #expect(list.items.filter { $0.state == .open }.map(\.text) == [], "\(name)")
        }
    }
}
