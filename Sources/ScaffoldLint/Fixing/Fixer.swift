import ScaffoldKit

/// Mends what findings say is safe to mend, in a tree that somebody else commits.
public struct Fixer: Sendable {
    private let style: Style
    private let rules: RuleSet
    private let frameworks: FrameworkNames
    private let settings: LintSettings

    /// How often an app is linted and mended: one repair can lay another open, but not for ever.
    private static let rounds = 5

    public init(style: Style, rules: RuleSet, frameworks: FrameworkNames, settings: LintSettings) {
        self.style = style
        self.rules = rules
        self.frameworks = frameworks
        self.settings = settings
    }

    /// Mends what is wanted until nothing more can be.
    ///
    /// - Parameter isWanted: Whether a finding is to be mended.
    /// - Returns: What is left, and how many findings were mended.
    /// - Throws: `PlanError` where the app cannot be read; the tree is then not to be committed.
    public func fix(
        _ tree: inout FileTree,
        _ isWanted: (Finding, LintRun.Result) -> Bool
    ) throws(PlanError) -> (left: LintRun.Result, fixed: Int) {
        let run = LintRun(style: style, rules: rules, frameworks: frameworks, settings: settings)
        var result = try run.lint(tree)
        let before = result.findings.count { isWanted($0, result) }
        for _ in 0..<Self.rounds {
            let found = result
            let findings = found.findings.filter { $0.isFixable && isWanted($0, found) }
            guard !findings.isEmpty else { break }
            let changes = tree.changes()
            try replace(findings, in: &tree)
            try localise(findings, result.app, in: &tree)
            try plan(findings, in: &tree)
            guard tree.changes() != changes else { break }
            result = try run.lint(tree)
        }
        let left = result
        return (left, max(0, before - left.findings.count { isWanted($0, left) }))
    }

    // MARK: - Texts

    private func replace(_ findings: [Finding], in tree: inout FileTree) throws(PlanError) {
        for (file, findings) in Dictionary(grouping: findings, by: \.file).sorted(by: { $0.key < $1.key }) {
            var edits: [SourceEdit] = []
            for finding in findings.sorted() {
                guard case .replace(let replacements) = finding.fix else { continue }
                let own = replacements.map { SourceEdit($0.range, Array($0.text.utf8)) }
                if !own.contains(where: { new in edits.contains { $0.range.touches(new.range) } }) { edits += own }
            }
            if !edits.isEmpty { try apply(edits, to: file, in: &tree) }
        }
    }

    private func apply(_ edits: [SourceEdit], to file: String, in tree: inout FileTree) throws(PlanError) {
        do throws(FileTreeError) {
            guard let path = try? RelativePath(file), let bytes = try tree.read(path),
                let new = try? SourceEdit.apply(edits, to: bytes)
            else { return }
            try tree.write(new, to: path)
        } catch {
            throw .files(error)
        }
    }

    // MARK: - Localised texts

    private func localise(_ findings: [Finding], _ app: AppView, in tree: inout FileTree) throws(PlanError) {
        let wanted = findings.filter { if case .localise = $0.fix { true } else { false } }
        guard !wanted.isEmpty, let path = try catalogue(in: tree) else { return }
        do throws(FileTreeError) {
            guard let bytes = try tree.read(path) else { return }
            var localiser = TextLocaliser(taken: (try? StringCatalogue.keys(of: bytes, name: path.text)) ?? [])
            var edits: [String: [SourceEdit]] = [:]
            for finding in wanted {
                guard case .localise(let range, _) = finding.fix, let source = app.file(finding.file)?.outline.source,
                    let key = localiser.key(for: source.text(range), in: finding)
                else { continue }
                edits[finding.file, default: []].append(SourceEdit(range, Array("String(localized: \"\(key)\")".utf8)))
            }
            guard let new = try? StringCatalogue.adding(localiser.entries, to: bytes, name: path.text) else { return }
            try tree.write(new, to: path)
            for (file, edits) in edits.sorted(by: { $0.key < $1.key }) {
                guard let path = try? RelativePath(file), let old = try tree.read(path),
                    let new = try? SourceEdit.apply(edits, to: old)
                else { continue }
                try tree.write(new, to: path)
            }
        } catch {
            throw .files(error)
        }
    }

    /// The app's one catalogue of texts.
    private func catalogue(in tree: FileTree) throws(PlanError) -> RelativePath? {
        do throws(FileTreeError) {
            let found = try tree.files(extensions: ["xcstrings"]).filter { $0.name == "Localizable.xcstrings" }
            return found.count == 1 ? found.first : nil
        } catch {
            throw .files(error)
        }
    }

    // MARK: - Plans

    private func plan(_ findings: [Finding], in tree: inout FileTree) throws(PlanError) {
        var pieces: [String: Set<String>] = [:]
        for finding in findings {
            if case .plan(let module, let piece) = finding.fix { pieces[module, default: []].insert(piece) }
        }
        guard !pieces.isEmpty else { return }
        let expectations = try ModuleExpectations(style: style, frameworks: frameworks, in: tree)
        for module in pieces.keys.sorted() {
            guard let (spec, problems) = try KeptSpec.read(module, in: tree), !problems.hasErrors else { continue }
            let expectation = try expectations.expectation(of: spec, in: tree)
            let app = try AppReader(style: style, rules: rules).app(in: tree)
            let planned = PlannedFindings(style: style, rules: rules, frameworks: frameworks, app: app)
            let missing = try planned.missing(in: expectation, tree)
            _ = try expectations.fill(expectation, writing: { missing.contains($0.path) }, in: &tree)
            for piece in expectation.pieces where !missing.contains(piece.path) && piece.isSwift {
                try DeclarationFiller(app: app).fill(piece, in: &tree)
            }
        }
    }
}

extension Range<Int> {
    /// Whether two ranges overlap or begin at the same place.
    fileprivate func touches(_ other: Range<Int>) -> Bool {
        overlaps(other) || lowerBound == other.lowerBound
    }
}
