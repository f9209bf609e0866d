import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import ModuleSpecs
import Styles
import SwiftOutline

/// Finds the gaps of modules with a kept spec, and of those that a learnt style compares, and merges their findings with those of the checks.
struct PlannedFindings {
    /// The rule for a module without files.
    static let moduleRule = "module.missing"

    let finder: GapFinder
    private let run: LintRun
    private let app: LintContext

    init(_ run: LintRun, _ app: LintContext) {
        self.run = run
        self.app = app
        finder = GapFinder(rules: run.rules, app: app)
    }

    /// The findings, and the problems of specs whose modules could not be compared with them.
    struct Outcome {
        var findings: [Finding]
        var obstacles: [Problem] = []
    }

    /// Merges the findings of the checks with those about gaps.
    ///
    /// A finding of a check is removed if a gap says the same, or if filling the gaps would correct it.
    ///
    /// - Parameters:
    ///   - known: The findings of the checks.
    ///   - check: Runs the checks on another state of the app.
    ///   - isOn: Whether a rule is on in a module.
    func merged(
        with known: [Finding],
        in tree: FileTree,
        checking check: (LintContext) -> [Finding],
        where isOn: (String, String) -> Bool
    ) throws(Failure) -> Outcome {
        let isCompared = run.style.manifest.modules.isCompared
        let modules = app.modules.modules.filter { $0.isKept || isCompared && !$0.isOfBaseApp }
        var outcome = Outcome(findings: known, obstacles: try unreadSpecs(besides: modules, in: tree))
        guard !modules.isEmpty else { return outcome }
        let repair = try ModuleRepair(style: run.style, in: tree)
        let compared = isCompared ? try ComparedModules(of: run.style, by: repair, in: tree) : nil
        var findings = Dictionary(grouping: known, by: \.module)
        var gone: [Finding] = []
        var filled = tree
        for module in modules {
            let rendered: RenderedModule
            do throws(Failure) {
                guard let found = try self.rendered(module, repair, compared, tree) else { continue }
                rendered = found
            } catch {
                // The types that a spec refers to may be deleted with the module.
                if isUnknown(module), let finding = goneModule(module), isOn(finding.rule, module.name) {
                    gone.append(finding)
                } else {
                    outcome.obstacles += error.obstacles
                }
                continue
            }
            let gaps = try finder.gaps(module, rendered, repair, tree)
            let wanted = gaps.filter { isOn($0.finding.rule, module.name) }
            if module.isKept, !wanted.isEmpty { try? fill(wanted, of: rendered, by: repair, in: &filled) }
            if module.isKept, isGone(module, rendered, gaps), let finding = goneModule(module) {
                if isOn(finding.rule, module.name) { gone.append(finding) }
            } else {
                findings[module.name] = merge(wanted, into: findings[module.name] ?? [])
            }
        }
        outcome.findings = findings.values.flatMap(\.self).sorted()
        if !filled.changes().elementsEqual(tree.changes()) {
            let left = Set(check(try run.app(in: filled)).map(Subject.init))
            outcome.findings.removeAll { $0.piece == nil && !left.contains(Subject($0)) }
        }
        outcome.findings += gone
        return outcome
    }

    // MARK: - Comparing

    /// A module as its kept spec renders, or, if it is of the style's kind, as its files show; `nil` without a spec.
    private func rendered(
        _ module: LintModule,
        _ repair: ModuleRepair,
        _ compared: ComparedModules?,
        _ tree: FileTree
    ) throws(Failure) -> RenderedModule? {
        guard module.isKept else { return try compared?.rendered(module.name, in: tree) }
        guard let (spec, problems) = try KeptSpec.read(module.name, in: tree) else { return nil }
        guard !problems.hasErrors else { throw Failure(problems) }
        return try repair.module(spec)
    }

    /// The problems of kept specs that cannot be read, and therefore belong to no module.
    private func unreadSpecs(besides modules: [LintModule], in tree: FileTree) throws(Failure) -> [Problem] {
        var obstacles: [Problem] = []
        for name in Set(try KeptSpec.names(in: tree)).subtracting(modules.map(\.name)).sorted() {
            do throws(Failure) { _ = try KeptSpec.read(name, in: tree) } catch { obstacles += error.obstacles }
        }
        return obstacles
    }

    /// Whether all files of a module are missing, or most files of a module without anchors.
    private func isGone(_ module: LintModule, _ rendered: RenderedModule, _ gaps: [Gap]) -> Bool {
        let files = Set(rendered.pieces.filter { !$0.isMerged }.map(\.path))
        let missing = gaps.count { if case .piece(let path, _) = $0.part { files.contains(path) } else { false } }
        return missing > 1 && (missing == files.count || isUnknown(module) && missing * 2 > files.count)
    }

    /// Whether the app has no anchor of a module, in a style with anchors.
    private func isUnknown(_ module: LintModule) -> Bool {
        module.anchors.isEmpty && !run.style.manifest.modules.declarations.isEmpty
    }

    /// The finding about a module whose files were deleted. It has no fix, because the deletion may be on purpose.
    ///
    /// - Returns: `nil` in a style without the rule.
    private func goneModule(_ module: LintModule) -> Finding? {
        guard let rule = run.rules[Self.moduleRule] else { return nil }
        let (name, place) = (module.name, finder.place(of: module))
        return Finding(rule, at: place, of: name, ["module": name], module: name)
    }

    /// The subject of a finding, whose place may change.
    private struct Subject: Hashable {
        let rule: String
        let declaration: String
        let message: String

        init(_ finding: Finding) { (rule, declaration, message) = (finding.rule, finding.declaration, finding.message) }
    }

    /// Fills gaps in a tree.
    func fill(
        _ gaps: [Gap],
        of module: RenderedModule,
        by repair: ModuleRepair,
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
        _ = try repair.fill(module, writing: { paths.contains($0.path) }, wiring: entries.contains, in: &tree)
        let place = { (type: String) in app.model.type(type).map { app.model.file(of: $0.place).path } }
        try repair.restore(lost, of: module, placing: place, in: &tree)
    }

    // MARK: - Merging

    /// Merges the findings about gaps into the others of their module.
    ///
    /// A missing piece replaces the findings of its rule about its declarations. Several entries of one rule are one finding.
    private func merge(_ gaps: [Gap], into known: [Finding]) -> [Finding] {
        var all = known
        for gap in gaps {
            let finding = gap.finding
            if case .piece(_, let text) = gap.part {
                let names = Outline(text)
                all.removeAll { other in
                    other.rule == finding.rule && other.piece == nil && names.mentions(other.declaration)
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

    /// Whether a finding says the same as a gap: one of a check about the same type, or one about another entry with the same rule.
    private func saysTheSame(_ known: Finding, as gap: Gap) -> Bool {
        let finding = gap.finding
        guard known.rule == finding.rule else { return false }
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
    /// Whether the part is a statement. A type has many, so that a finding about the type is not about one of them.
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
