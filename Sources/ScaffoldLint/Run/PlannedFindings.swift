import Diagnostics
import ScaffoldKit
import SwiftOutline

/// Finds what the planner would still add to modules whose specs are kept: missing pieces, declarations, members and
/// entries.
struct PlannedFindings {
    let style: Style
    let rules: RuleSet
    let frameworks: FrameworkNames
    let app: LintContext
    /// The rule for a module of which only the spec is left.
    static let moduleRule = "module.missing"

    let finder: GapFinder

    init(style: Style, rules: RuleSet, frameworks: FrameworkNames, app: LintContext) {
        self.style = style
        self.rules = rules
        self.frameworks = frameworks
        self.app = app
        finder = GapFinder(rules: rules, app: app)
    }

    /// What was found, and what kept a module from being compared with its spec.
    struct Outcome {
        var findings: [Finding]
        var obstacles: [Problem] = []
    }

    /// The findings, with those of `known` that say the same less well left out, and those that are gone as soon as what is missing
    /// is there.
    ///
    /// - Parameters:
    ///   - known: What the checks have found.
    ///   - check: Runs the checks on another state of the app.
    ///   - isOn: Whether a rule, in a module, is one that the app wants to hear of.
    func merged(
        with known: [Finding],
        in tree: FileTree,
        checking check: (LintContext) -> [Finding],
        where isOn: (String, String) -> Bool
    ) throws(Failure) -> Outcome {
        let modules = app.modules.modules.filter(\.isKept)
        var obstacles = try unreadSpecs(besides: modules, in: tree)
        guard !modules.isEmpty else { return Outcome(findings: known, obstacles: obstacles) }
        let expectations = try ModuleExpectations(style: style, frameworks: frameworks, in: tree)
        var all = known
        var gone: [Finding] = []
        var whole = tree
        for module in modules {
            switch compare(module, expectations, tree) {
            case .whole: continue
            case .unreadable(let error):
                // The types that a spec speaks of go with the module.
                if isUnknown(module), let finding = goneModule(module), isOn(finding.rule, module.name) {
                    gone.append(finding)
                } else {
                    obstacles += error.obstacles
                }
            case .failed(let error): throw error
            case .incomplete(let expectation, let gaps):
                let wanted = gaps.filter { isOn($0.finding.rule, module.name) }
                try? fill(wanted, expectation, expectations, in: &whole)
                if isGone(module, expectation, gaps), let finding = goneModule(module) {
                    if isOn(finding.rule, module.name) { gone.append(finding) }
                } else {
                    all = merge(wanted, into: all, module)
                }
            }
        }
        guard !whole.changes().elementsEqual(tree.changes()) else {
            return Outcome(findings: all + gone, obstacles: obstacles)
        }
        let left = Set(check(try AppReader(style: style, rules: rules).app(in: whole)).map(Subject.init))
        let findings = all.filter { $0.piece != nil || left.contains(Subject($0)) }
        return Outcome(findings: findings + gone, obstacles: obstacles)
    }

    // MARK: - Comparing

    /// What came of comparing a module with its kept spec.
    private enum Comparison {
        /// Nothing is missing, or no spec says what could be.
        case whole
        case incomplete(ModuleExpectation, [Gap])
        /// The spec says nothing that could be planned.
        case unreadable(Failure)
        /// The app cannot be read.
        case failed(Failure)
    }

    private func compare(_ module: LintModule, _ expectations: ModuleExpectations, _ tree: FileTree) -> Comparison {
        let expectation: ModuleExpectation
        do throws(Failure) {
            guard let (spec, problems) = try KeptSpec.read(module.name, in: tree) else { return .whole }
            guard !problems.hasErrors else { throw Failure(problems) }
            expectation = try expectations.expectation(of: spec, in: tree)
        } catch {
            return .unreadable(error)
        }
        do throws(Failure) {
            // A style without rules for what is missing has nothing to say about it.
            let gaps = try finder.gaps(module, expectation, expectations, tree).filter { !$0.finding.message.isEmpty }
            return gaps.isEmpty ? .whole : .incomplete(expectation, gaps)
        } catch {
            return .failed(error)
        }
    }

    /// What is wrong with kept specs that cannot be read at all: nothing shows whose they are.
    private func unreadSpecs(besides modules: [LintModule], in tree: FileTree) throws(Failure) -> [Problem] {
        var obstacles: [Problem] = []
        for name in Set(try KeptSpec.names(in: tree)).subtracting(modules.map(\.name)).sorted() {
            do throws(Failure) { _ = try KeptSpec.read(name, in: tree) } catch { obstacles += error.obstacles }
        }
        return obstacles
    }

    /// Whether all of a module's files are missing; most of them where it is not known by any other.
    private func isGone(_ module: LintModule, _ expectation: ModuleExpectation, _ gaps: [Gap]) -> Bool {
        let files = Set(expectation.pieces.filter { !$0.isMerged }.map(\.path))
        let missing = gaps.count { if case .piece(let path, _) = $0.part { files.contains(path) } else { false } }
        return missing > 1 && (missing == files.count || isUnknown(module) && missing * 2 > files.count)
    }

    /// Whether nothing of that is there by which the style's modules are found.
    private func isUnknown(_ module: LintModule) -> Bool { module.anchors.isEmpty && !rules.shape.anchors.isEmpty }

    /// One finding for a module whose files somebody has deleted: it may have been on purpose, so that its owner has to say whether it
    /// is written again. `nil` in a style without the rule.
    private func goneModule(_ module: LintModule) -> Finding? {
        guard let rule = rules[Self.moduleRule] else { return nil }
        let place = finder.place(of: module)
        return Finding(
            rule: rule.id,
            severity: rule.severity,
            file: place.0,
            span: place.1,
            declaration: module.name,
            message: MessageText.fill(rule.message, ["module": module.name]),
            why: rule.why,
            section: rule.section,
            module: module.name
        )
    }

    /// What a finding is about, wherever that has moved.
    private struct Subject: Hashable {
        let rule: String
        let declaration: String
        let message: String

        init(_ finding: Finding) {
            (rule, declaration, message) = (finding.rule, finding.declaration, finding.message)
        }
    }

    /// Adds what is missing.
    func fill(
        _ gaps: [Gap],
        _ expectation: ModuleExpectation,
        _ expectations: ModuleExpectations,
        in tree: inout FileTree
    ) throws(Failure) {
        var (paths, entries, lost): (Set<RelativePath>, Set<String>, [LostPart]) = ([], [], [])
        for gap in gaps {
            switch gap.part {
            case .piece(let path, _): paths.insert(path)
            case .lost(let parts): lost += parts
            case .entry(let id): entries.insert(id)
            }
        }
        _ = try expectations.fill(
            expectation,
            writing: { paths.contains($0.path) },
            wiring: { entries.contains($0) },
            in: &tree
        )
        let place = { (type: String) in app.index.type(type).map { app.index.file(of: $0.place).path } }
        try expectations.restore(lost, of: expectation, placing: place, in: &tree)
    }

    // MARK: - Merging

    /// One missing piece is one finding: what a check says about what the piece declares goes, and of several entries of
    /// one rule one is told.
    private func merge(_ gaps: [Gap], into known: [Finding], _ module: LintModule) -> [Finding] {
        var all = known
        for gap in gaps {
            let finding = gap.finding
            if case .piece(_, let text) = gap.part {
                let names = Outline(text)
                all.removeAll { other in
                    other.rule == finding.rule && other.module == module.name && other.piece == nil
                        && names.mentions(other.declaration)
                }
                all.append(finding)
            } else if let index = all.firstIndex(where: { saysTheSame($0, as: gap) }) {
                if all[index].fix == nil { all[index].fix = finding.fix }
                if all[index].piece == nil { all[index].piece = finding.piece }
            } else {
                all.append(finding)
            }
        }
        return all
    }

    /// Whether a finding says what a gap would: one of a check about the same type, or one of another entry under the rule
    /// that is there for both.
    private func saysTheSame(_ known: Finding, as gap: Gap) -> Bool {
        let finding = gap.finding
        guard known.rule == finding.rule, known.module == finding.module else { return false }
        switch gap.part {
        case .piece: return false
        case .lost(let parts):
            if known.declaration == finding.declaration { return true }
            return known.piece == nil && parts.count == 1 && !parts[0].isStatement && known.names(parts[0])
        case .entry(let id): return known.piece == id || finding.rule != "wire.missing"
        }
    }
}

extension LostPart {
    /// Of those, a type has many: what is said of the type is not said of one of them.
    fileprivate var isStatement: Bool {
        if case .statement = self { true } else { false }
    }
}

extension Finding {
    /// Whether the finding is about the type that a part belongs to.
    fileprivate func names(_ part: LostPart) -> Bool {
        declaration == part.type || declaration.hasPrefix(part.type + ".") || declaration.hasPrefix(part.type + "(")
    }
}

extension Outline {
    /// Whether the text names the type of a declaration's path.
    fileprivate func mentions(_ declaration: String) -> Bool {
        let type = declaration.prefix { $0 != "." && $0 != "(" }
        return tokens.contains { $0.kind == .identifier && source.bytes(in: $0.range).elementsEqual(type.utf8) }
    }
}
