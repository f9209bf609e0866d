import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import ModuleSpecs
import Styles

/// Finds the gaps of the modules with a kept spec, and of those that a learnt style compares with its templates.
struct AppGapFinder {
    /// The rule for a module without files.
    static let moduleRule = "module.missing"

    let style: Style
    let rules: RuleSet
    let app: LintContext
    /// Whether a rule is on in a module.
    let isOn: (_ rule: String, _ module: String) -> Bool

    func gaps(in tree: FileTree) throws(Failure) -> AppGaps {
        let isCompared = style.manifest.modules.isCompared
        let modules = app.modules.modules.filter { $0.isKept || isCompared && !$0.isOfBaseApp }
        var found = AppGaps(obstacles: try unreadSpecs(besides: modules, in: tree))
        guard !modules.isEmpty else { return found }
        let repair = try ModuleRepair(style: style, in: tree)
        let compared = isCompared ? try ComparedModules(of: style, by: repair, in: tree) : nil
        let finder = GapFinder(rules: rules, app: app)
        var filled = tree
        for module in modules {
            if finder.isComplete(module, repair, tree) {
                found.modules.append((module.name, []))
                continue
            }
            let rendered: RenderedModule
            do throws(Failure) {
                guard let read = try self.rendered(module, repair, compared, tree) else { continue }
                rendered = read
            } catch {
                // The types that a spec refers to may be deleted with the module.
                let gone = hasNoAnchor(module) ? goneModule(module, finder) : nil
                if let gone { found.gone.append(gone) } else { found.obstacles += error.obstacles }
                continue
            }
            let gaps = try finder.gaps(module, rendered, repair, tree)
            let wanted = gaps.filter { isOn($0.finding.rule, module.name) }
            if module.isKept, !wanted.isEmpty { try? repair.fill(wanted, of: rendered, in: &filled) }
            if module.isKept, rules[Self.moduleRule] != nil, isGone(module, rendered, gaps) {
                if let gone = goneModule(module, finder) { found.gone.append(gone) }
            } else {
                found.modules.append((module.name, wanted))
            }
        }
        if !filled.changes().elementsEqual(tree.changes()) { found.filled = filled }
        return found
    }

    // MARK: - Specs

    /// A module as its kept spec renders, or, if it is of the style's kind, as its files show; `nil` without a spec.
    private func rendered(
        _ module: LintModule,
        _ repair: ModuleRepair,
        _ compared: ComparedModules?,
        _ tree: FileTree
    ) throws(Failure) -> RenderedModule? {
        guard let kept = module.spec else { return try compared?.rendered(module.name, in: tree) }
        guard !kept.problems.hasErrors else { throw Failure(kept.problems) }
        return try repair.module(kept.spec)
    }

    /// The problems of kept specs that cannot be read, and therefore belong to no module.
    private func unreadSpecs(besides modules: [LintModule], in tree: FileTree) throws(Failure) -> [Problem] {
        var obstacles: [Problem] = []
        for name in Set(try KeptSpec.names(in: tree)).subtracting(modules.map(\.name)).sorted() {
            do throws(Failure) { _ = try KeptSpec.read(name, in: tree) } catch { obstacles += error.obstacles }
        }
        return obstacles
    }

    // MARK: - Deleted modules

    /// Whether all files of a module are missing, or most files of a module without anchors.
    private func isGone(_ module: LintModule, _ rendered: RenderedModule, _ gaps: [Gap]) -> Bool {
        let files = Set(rendered.pieces.filter { !$0.isMerged }.map(\.path))
        let missing = gaps.count { if case .piece(let piece) = $0.part { files.contains(piece.path) } else { false } }
        return missing > 1 && (missing == files.count || hasNoAnchor(module) && missing * 2 > files.count)
    }

    /// Whether the app has no anchor of a module, in a style with anchors.
    private func hasNoAnchor(_ module: LintModule) -> Bool {
        module.anchors.isEmpty && !style.manifest.modules.declarations.isEmpty
    }

    /// The finding about a module whose files were deleted. It has no fix, because the deletion may be on purpose.
    ///
    /// - Returns: `nil` if the style has no such rule, or the rule is off.
    private func goneModule(_ module: LintModule, _ finder: GapFinder) -> Finding? {
        guard let rule = rules[Self.moduleRule], isOn(rule.id, module.name) else { return nil }
        let (name, place) = (module.name, finder.place(of: module))
        return Finding(rule, at: place, of: name, ["module": name], module: name)
    }
}
