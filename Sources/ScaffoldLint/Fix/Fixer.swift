import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import SwiftEdits

/// Applies the fixes of findings to a tree, which the caller commits.
package struct Fixer: Sendable {
    private let run: LintRun

    /// The largest number of rounds: a fix may reveal another finding.
    private static let rounds = 5

    /// - Parameter run: Finds what to fix.
    package init(_ run: LintRun) { self.run = run }

    /// Applies fixes until none is left.
    ///
    /// - Parameters:
    ///   - known: What lint finds in the tree, if that is known.
    ///   - isWanted: Whether a finding is to be fixed.
    /// - Returns: The remaining findings, and the number of fixed ones.
    /// - Throws: `Failure` if the app cannot be read; the tree must not be committed then.
    package func fix(
        _ tree: inout FileTree,
        after known: LintRun.Result? = nil,
        _ isWanted: (Finding, LintRun.Result) -> Bool
    ) throws(Failure) -> (left: LintRun.Result, fixed: Int) {
        var result = if let known { known } else { try run.lint(tree) }
        let before = result.findings.count { isWanted($0, result) }
        for _ in 0..<Self.rounds {
            let found = result
            let findings = found.findings.filter { $0.isFixable && isWanted($0, found) }
            guard !findings.isEmpty else { break }
            let changes = tree.changes()
            try apply(findings, of: result, in: &tree)
            guard tree.changes() != changes else { break }
            result = try run.lint(tree)
        }
        let left = result
        return (left, max(0, before - left.findings.count { isWanted($0, left) }))
    }

    /// Applies fixes once.
    func apply(_ findings: [Finding], of result: LintRun.Result, in tree: inout FileTree) throws(Failure) {
        let changes = tree.changes()
        let before = Set(changes.map(\.path))
        try edit(findings, result.app, in: &tree)
        try plan(findings, tree.changes() == changes ? result.app : nil, in: &tree)
        try list(findings, result.app, tree.changes().filter { !before.contains($0.path) }, in: &tree)
    }

    // MARK: - Projects

    /// Brings the Xcode projects in step with the files: those of the findings, and those that other fixes have added.
    private func list(_ findings: [Finding], _ app: LintContext, _ changes: [FileChange], in tree: inout FileTree)
        throws(Failure)
    {
        let listed = findings.filter { $0.fix == .list }.map { (file: $0.file, path: $0.declaration) }
        let (added, gone) = (listed.filter { $0 == $1 }.map(\.path), listed.filter { $0 != $1 }.map(\.path))
        let unbuilt = added.isEmpty ? [] : app.projectFiles?.unbuilt ?? []
        let old = UnbuiltFile.moved(among: unbuilt, in: app)
        let moved = added.compactMap { old[$0]?.path }
        let paths = { (listed: [String], kind: FileChange.Kind) in
            listed.compactMap { try? RelativePath($0) } + changes.filter { $0.kind == kind }.map(\.path)
        }
        let removed = paths(gone + moved, .deletion)
        _ = try ProjectUpdate.updating(adding: paths(added, .creation), removing: removed, in: &tree)
    }

    // MARK: - Texts

    /// Edits the files of the findings. Files with syntax errors are not changed, because the places in them are not reliable.
    private func edit(_ findings: [Finding], _ app: LintContext, in tree: inout FileTree) throws(Failure) {
        let broken = Set(findings.map(\.file)).filter { file in
            guard let source = app.file(file)?.outline.source else { return false }
            return !PlanReadBack.isSound(Array(source.bytes(in: 0..<source.count)))
        }
        let findings = findings.filter { !broken.contains($0.file) }.sorted()
        var edits = TextEdits()
        for finding in findings {
            guard case .replace(let own, let module) = finding.fix else { continue }
            edits.add(own, import: module, in: finding.file)
        }
        try localise(findings, app, &edits, in: &tree)
        try edits.apply(to: &tree)
    }

    /// Replaces string literals by look-ups, and adds the texts to the app's string catalogue.
    private func localise(_ findings: [Finding], _ app: LintContext, _ edits: inout TextEdits, in tree: inout FileTree)
        throws(Failure)
    {
        let wanted = findings.filter { if case .localise = $0.fix { true } else { false } }
        guard !wanted.isEmpty, let path = try catalogue(in: tree) else { return }
        guard let bytes = try tree.read(path),
            let taken = try? CatalogueEditor(bytes, name: path.text).keys
        else { return }
        var localiser = TextLocaliser(taken: taken)
        for finding in wanted {
            guard case .localise(let range) = finding.fix, let file = app.file(finding.file) else { continue }
            var next = localiser
            guard let key = next.key(for: file.outline.source.text(range), in: finding) else { continue }
            let lookup = SourceEdit(range, "String(localized: \"\(key)\")".utf8)
            if edits.add([lookup], import: file.importsFoundation ? nil : "Foundation", in: finding.file) {
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

    /// Fills the gaps of modules that the findings report.
    ///
    /// - Parameter app: The app in the tree; `nil` if it has changed since it was read.
    private func plan(_ findings: [Finding], _ app: LintContext?, in tree: inout FileTree) throws(Failure) {
        var wanted: [String: Set<String>] = [:]
        for finding in findings {
            if case .plan(let module) = finding.fix { wanted[module, default: []].insert(finding.rule) }
        }
        guard !wanted.isEmpty else { return }
        let repair = try ModuleRepair(style: run.style, in: tree)
        let app = if let app { app } else { try run.app(in: tree) }
        let finder = GapFinder(rules: run.rules, app: app)
        for (name, rules) in wanted.sorted(by: { $0.key < $1.key }) {
            guard let module = app.modules[name], let kept = module.spec, !kept.problems.hasErrors else { continue }
            let rendered = try repair.module(kept.spec)
            let gaps = try finder.gaps(module, rendered, repair, tree).filter { rules.contains($0.finding.rule) }
            try repair.fill(gaps, of: rendered, in: &tree)
        }
    }
}

extension SourceFile {
    /// Whether the file imports Foundation, or a framework that exports it.
    fileprivate var importsFoundation: Bool {
        imports.contains { ["Foundation", "UIKit", "SwiftUI", "AppKit"].contains($0.name) }
    }
}
