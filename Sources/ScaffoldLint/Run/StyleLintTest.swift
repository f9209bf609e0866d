import Diagnostics
import ScaffoldKit
import StencilEngine

/// Tests a style's own output: lint and the checklist find nothing in it, and `--fix` restores deleted files with the same text.
public struct StyleLintTest: Sendable {
    private let style: Style
    private let rules: RuleSet
    private let checklist: Checklist?
    private let frameworks: FrameworkNames

    /// - Throws: `Failure` for invalid rules or an invalid checklist.
    public init(style: Style, frameworks: FrameworkNames) throws(Failure) {
        self.style = style
        self.frameworks = frameworks
        rules = try RuleSet(of: style)
        checklist = try Checklist.of(style)
    }

    /// The problems of one run's output.
    ///
    /// - Parameter takesAway: Whether the module's files are also deleted and restored.
    public func problems(in run: StyleContract.Run, takesAway: Bool) -> [Problem] {
        guard let tree = run.tree else { return [] }
        do throws(Failure) {
            let findings = try linter.lint(tree).findings
            let problems = findings.map(Self.problem) + (try open(run.module, findings, in: tree))
            guard takesAway, problems.isEmpty else { return problems }
            let halves = Dictionary(grouping: run.files.indices) { $0 % 2 }
            var all: [Problem] = []
            for half in [halves[0] ?? [], halves[1] ?? []] where half.count < run.files.count {
                all += try takingAway(half.map { run.files[$0].path }, from: tree)
            }
            return all
        } catch {
            return error.lines.map { Problem($0) }
        }
    }

    private var linter: LintRun { LintRun(style: style, rules: rules, frameworks: frameworks) }

    private static func problem(_ finding: Finding) -> Problem {
        Problem(
            "lint finds what the style writes wrong: \(finding.message)",
            at: SourceMark(source: finding.file, line: finding.span.line, column: finding.span.column),
            hint: "the rule is \"\(finding.rule)\""
        )
    }

    // MARK: - The checklist

    /// The items that are open although the module was just written.
    private func open(_ module: String, _ findings: [Finding], in tree: FileTree) throws(Failure) -> [Problem] {
        guard let checklist else { return [] }
        let verdicts = LintVerdicts(rules: rules, findings: findings)
        let maker = ChecklistMaker(checklist, style: style, verdicts: verdicts)
        let name = Located(module, at: SourceMark(source: module))
        let inspection = try ModuleInspector(style: style, in: tree).inspect(name, in: tree)
        let items = try maker.checklist(of: inspection).sections.flatMap(\.items)
        return items.filter { $0.state == .open }.map { item in
            Problem("the checklist's \"\(item.text)\" is open", hint: item.reasons.first?.message)
        }
    }

    // MARK: - Deleting

    /// Deletes half of the module's files at once: a run for each file would take long, and without any file there is no module.
    /// String catalogues stay, because they belong to the app.
    private func takingAway(_ files: [String], from tree: FileTree) throws(Failure) -> [Problem] {
        let paths = files.filter { !$0.hasSuffix(".xcstrings") }.compactMap { try? RelativePath($0) }
        var copy = tree
        let old = try bytes(paths, tree)
        for path in paths { try copy.remove(path) }
        let fixer = Fixer(style: style, rules: rules, frameworks: frameworks, settings: LintSettings())
        let left = try fixer.fix(&copy) { _, _ in true }.left
        let new = try bytes(paths, copy)
        let lost = zip(paths, zip(old, new)).filter { $1.0 != $1.1 }.map { path, texts in
            let what =
                texts.1 == nil ? "lint does not miss the file when it is gone" : "--fix does not bring the file back"
            return Problem(what, at: SourceMark(source: path.text))
        }
        return lost + left.findings.map(Self.problem)
    }

    private func bytes(_ paths: [RelativePath], _ tree: FileTree) throws(Failure) -> [[UInt8]?] {
        var all: [[UInt8]?] = []
        for path in paths { all.append(try tree.read(path)) }
        return all
    }
}
