import Diagnostics
import ScaffoldKit

/// Applies the fixes of findings to a tree, which the caller commits.
public struct Fixer: Sendable {
    private let style: Style
    private let rules: RuleSet
    private let frameworks: FrameworkNames
    private let settings: LintSettings

    /// The largest number of rounds: a fix may reveal another finding.
    private static let rounds = 5

    public init(style: Style, rules: RuleSet, frameworks: FrameworkNames, settings: LintSettings) {
        self.style = style
        self.rules = rules
        self.frameworks = frameworks
        self.settings = settings
    }

    /// Applies fixes until none is left.
    ///
    /// - Parameter isWanted: Whether a finding is to be fixed.
    /// - Returns: The remaining findings, and the number of fixed ones.
    /// - Throws: `Failure` if the app cannot be read; the tree must not be committed then.
    public func fix(
        _ tree: inout FileTree,
        _ isWanted: (Finding, LintRun.Result) -> Bool
    ) throws(Failure) -> (left: LintRun.Result, fixed: Int) {
        let run = LintRun(style: style, rules: rules, frameworks: frameworks, settings: settings)
        var result = try run.lint(tree)
        let before = result.findings.count { isWanted($0, result) }
        for _ in 0..<Self.rounds {
            let found = result
            let findings = found.findings.filter { $0.isFixable && isWanted($0, found) }
            guard !findings.isEmpty else { break }
            let changes = tree.changes()
            try mend(findings, of: result, in: &tree)
            guard tree.changes() != changes else { break }
            result = try run.lint(tree)
        }
        let left = result
        return (left, max(0, before - left.findings.count { isWanted($0, left) }))
    }

    /// Applies fixes once.
    func mend(_ findings: [Finding], of result: LintRun.Result, in tree: inout FileTree) throws(Failure) {
        try edit(findings, result.app, in: &tree)
        try plan(findings, in: &tree)
    }

    // MARK: - Texts

    /// Edits the files of the findings. Files with syntax errors are not changed, because the places in them are not reliable.
    private func edit(_ findings: [Finding], _ app: LintContext, in tree: inout FileTree) throws(Failure) {
        let broken = Set(findings.map(\.file)).filter { file in
            guard let source = app.file(file)?.outline.source else { return false }
            return !PlanReadBack().isSound(Array(source.bytes(in: 0..<source.count)))
        }
        let findings = findings.filter { !broken.contains($0.file) }.sorted()
        var edits = TextEdits()
        for finding in findings {
            guard case .replace(let replacements, let module) = finding.fix else { continue }
            edits.add(replacements, import: module, in: finding.file)
        }
        try localise(findings, app, &edits, in: &tree)
        try edits.apply(to: &tree)
    }

    private func localise(_ findings: [Finding], _ app: LintContext, _ edits: inout TextEdits, in tree: inout FileTree)
        throws(Failure)
    {
        let wanted = findings.filter { if case .localise = $0.fix { true } else { false } }
        guard !wanted.isEmpty, let path = try catalogue(in: tree) else { return }
        guard let bytes = try tree.read(path),
            let taken = try? StringCatalogue.keys(of: bytes, name: path.text)
        else { return }
        var localiser = TextLocaliser(taken: taken)
        for finding in wanted {
            guard case .localise(let range) = finding.fix, let file = app.file(finding.file) else { continue }
            var next = localiser
            guard let key = next.key(for: file.outline.source.text(range), in: finding) else { continue }
            let lookUp = Fix.Replacement(range, "String(localized: \"\(key)\")")
            if edits.add([lookUp], import: file.importsFoundation ? nil : "Foundation", in: finding.file) {
                localiser = next
            }
        }
        guard let new = try? StringCatalogue.adding(localiser.entries, to: bytes, name: path.text) else { return }
        try tree.write(new, to: path)
    }

    /// The app's string catalogue, if it has exactly one.
    private func catalogue(in tree: FileTree) throws(Failure) -> RelativePath? {
        let found = try tree.files(extensions: ["xcstrings"]).filter { $0.name == "Localizable.xcstrings" }
        return found.count == 1 ? found.first : nil
    }

    // MARK: - Plans

    /// Adds what is missing in the modules according to the findings.
    private func plan(_ findings: [Finding], in tree: inout FileTree) throws(Failure) {
        var wanted: [String: Set<String>] = [:]
        for finding in findings {
            if case .plan(let module) = finding.fix { wanted[module, default: []].insert(finding.rule) }
        }
        guard !wanted.isEmpty else { return }
        let expectations = try ModuleExpectations(style: style, frameworks: frameworks, in: tree)
        for (name, rules) in wanted.sorted(by: { $0.key < $1.key }) {
            guard let (spec, problems) = try KeptSpec.read(name, in: tree), !problems.hasErrors else { continue }
            try fill(expectations, try expectations.expectation(of: spec, in: tree), rules, in: &tree)
        }
    }

    private func fill(
        _ expectations: ModuleExpectations,
        _ expectation: ModuleExpectation,
        _ wanted: Set<String>,
        in tree: inout FileTree
    ) throws(Failure) {
        let app = try AppReader(style: style, rules: rules).app(in: tree)
        guard let module = app.modules.modules.first(where: { $0.name == expectation.module }) else { return }
        let planned = PlannedFindings(style: style, rules: rules, frameworks: frameworks, app: app)
        let gaps = try planned.finder.gaps(module, expectation, expectations, tree).filter {
            wanted.contains($0.finding.rule)
        }
        try planned.fill(gaps, expectation, expectations, in: &tree)
    }
}

extension SourceFile {
    /// Whether the file imports Foundation, or a framework that exports it.
    fileprivate var importsFoundation: Bool {
        imports.contains { ["Foundation", "UIKit", "SwiftUI", "AppKit"].contains($0.name) }
    }
}
