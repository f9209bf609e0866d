import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import Styles
import SwiftEdits

/// Tests a style's own output: lint and the checklist find nothing in it, and `--fix` restores deleted files with the same text.
package struct StyleLintTest: Sendable {
    private let run: LintRun
    private let checklist: Checklist?

    /// - Throws: `Failure` for invalid rules or an invalid checklist.
    package init(style: Style) throws(Failure) {
        run = LintRun(style: style.tested, rules: try RuleSet(of: style))
        checklist = try Checklist.of(style)
    }

    /// The problems of one case's output.
    ///
    /// - Parameter deletes: Whether the module's files are also deleted and restored.
    package func problems(in output: StyleContract.Run, deletes: Bool) -> [Problem] {
        guard let tree = output.tree else { return [] }
        do throws(Failure) {
            let findings = try run.lint(tree).findings
            let problems = findings.map(Self.problem) + (try open(output.module, findings, in: tree))
            guard deletes, problems.isEmpty else { return problems }
            let halves = Dictionary(grouping: output.files.indices) { $0 % 2 }
            var all: [Problem] = []
            for half in [halves[0] ?? [], halves[1] ?? []] where half.count < output.files.count {
                all += try restoring(half.map { output.files[$0].path }, from: tree)
            }
            return all
        } catch {
            return error.lines.map { Problem($0) }
        }
    }

    private static func problem(_ finding: Finding) -> Problem {
        Problem(
            "lint reports the style's own output: \(finding.message)",
            at: SourceMark(source: finding.file, line: finding.span.line, column: finding.span.column),
            hint: "the rule is \"\(finding.rule)\""
        )
    }

    // MARK: - The checklist

    /// The items that are open although the module is complete.
    private func open(_ module: String, _ findings: [Finding], in tree: FileTree) throws(Failure) -> [Problem] {
        guard let checklist else { return [] }
        let verdicts = LintVerdicts(rules: run.rules, findings: findings)
        let maker = ChecklistMaker(checklist: checklist, style: run.style, verdicts: verdicts)
        let name = Located(module, at: SourceMark(source: module))
        let inspection = try ModuleInspector(style: run.style, in: tree).inspect(name, in: tree)
        let items = try maker.checklist(of: inspection).sections.flatMap(\.items)
        return items.filter { $0.state == .open }.map { item in
            Problem("the checklist's \"\(item.text)\" is open", hint: item.reasons.first?.message)
        }
    }

    // MARK: - Deleting

    /// Deletes half of the module's files, and restores them. Without any file there would be no module. Texts stay,
    /// because they belong to the app.
    private func restoring(_ files: [String], from tree: FileTree) throws(Failure) -> [Problem] {
        let paths = files.compactMap { try? RelativePath($0) }.filter { path in
            path.fileExtension.map { !StringCatalogue.extensions.contains(String($0)) } ?? true
        }
        var copy = tree
        let old = try paths.map { (path) throws(Failure) in try tree.read(path) }
        for path in paths { try copy.remove(path) }
        let left = try Fixer(run).fix(&copy) { _, _ in true }.left
        let new = try paths.map { (path) throws(Failure) in try copy.read(path) }
        let wrong = zip(paths, zip(old, new)).filter { $1.0 != $1.1 }.map { path, texts in
            let message =
                texts.1 == nil ? "lint does not report the deleted file" : "--fix restores the file with another text"
            return Problem(message, at: SourceMark(source: path.text))
        }
        return wrong + left.findings.map(Self.problem)
    }
}
