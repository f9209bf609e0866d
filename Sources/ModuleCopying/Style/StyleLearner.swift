import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import Styles

/// Plans a style of the team's own from modules that the app has.
package struct StyleLearner: Sendable {
    /// Finds the rules of a style that files of the app break.
    package typealias BrokenRules = (Style, Set<String>, FileTree) throws(Failure) -> Set<String>

    /// The name for all modules of a kind.
    private static let all = "all"

    let library: StyleLibrary

    package init(_ library: StyleLibrary) {
        self.library = library
    }

    /// Plans the style's folder: a manifest, a template for each file, and a text on what was learnt.
    ///
    /// If the templates name what one of the modules has outside of its folders, such as its service, that is learnt, too.
    ///
    /// - Parameters:
    ///   - exemplars: The names of the modules; `all` for those of the kind that the app has most of.
    ///   - overwrites: Whether files of the style that are there are replaced.
    ///   - isChecked: Whether a style is refused that does not plan a new module without an error.
    ///   - broken: Finds the rules that the style goes without, because the modules break them.
    /// - Throws: `Failure`, with conflicts for existing files and for what is wrong with the style.
    package func plan(
        _ name: Located<String>,
        from exemplars: [Located<String>],
        overwrites: Bool = false,
        isChecked: Bool = true,
        in tree: inout FileTree,
        without broken: BrokenRules
    ) throws(Failure) -> ChangeSet {
        let own = OwnStylePlanner(library)
        let style = Located(try StyleLibrary.checked(name), at: name.mark)
        try own.checkNotBuiltIn(name)
        try check(exemplars, in: AppModel.of(tree))
        var best = try learnt(
            style,
            from: exemplars,
            ExtentOptions(),
            overwrites: overwrites,
            in: tree,
            without: broken
        )
        if !best.problems.isEmpty {
            let full = ExtentOptions(isFull: true)
            do throws(Failure) {
                let other = try learnt(style, from: exemplars, full, overwrites: overwrites, in: tree, without: broken)
                if other.problems.isEmpty { best = other }
            } catch {
                if error.isOfFiles { throw error }
            }
        }
        guard best.problems.isEmpty || !isChecked else {
            let advice = "--anyway writes it with this to be corrected in its templates"
            let note = Problem("the style is not written; \(advice)", severity: .note)
            throw Failure(.conflict, best.problems + [note])
        }
        tree = best.tree
        best.plan.notes += best.problems.map { $0.weighed(as: .warning) }
        return best.plan
    }

    private func learnt(
        _ style: Located<String>,
        from exemplars: [Located<String>],
        _ options: ExtentOptions,
        overwrites: Bool,
        in tree: FileTree,
        without broken: BrokenRules
    ) throws(Failure) -> Learnt {
        let (own, mark) = (OwnStylePlanner(library), exemplars[0].mark)
        let app = try AppModel.of(tree)
        let (modules, notes) = try modules(exemplars, options, in: app, tree)
        let shown = try showing(modules, options, at: mark, in: app, tree)
        let files = Set(modules.flatMap(\.paths).map(\.text))
        var best: Learnt?
        for modules in [shown, modules] where !modules.isEmpty {
            do throws(Failure) {
                let module = try Self.shared(by: modules, isAll: Self.isAll(exemplars), at: mark)
                var text = LearntStyleText(style.value, module)
                let learnt = try trial(of: text, named: style, by: own, in: tree)
                text.broken = try broken(learnt.style, files, learnt.tree).sorted()
                text.compared = try Self.compared(modules, with: learnt.style, at: mark, in: learnt.tree)
                var written = tree
                var plan = try own.write(text.files, named: style.value, overwrites: overwrites, to: &written)
                if modules.count == 1 { plan.notes.append(module.noteOnOne) }
                plan.notes += module.left.filter { $0.severity != .note } + module.emptied + text.notes
                let test = StyleTrial(
                    style: learnt.style,
                    frameworks: library.frameworks,
                    exemplars: text.compared
                )
                let problems = try test.problems(in: learnt.tree)
                let result = Learnt(tree: written, plan: plan, problems: problems, shared: text.sharedLines)
                if best.map({ $0.isWorse(than: result) }) ?? true { best = result }
            } catch {
                // Screens that make no style are learnt by their names.
                let isLast = best == nil && !modules.contains(where: \.hasScreen)
                if isLast || error.isOfFiles { throw error }
            }
        }
        guard var best else { throw Failure("none of the modules can be learnt from", at: mark) }
        best.plan.notes = notes + best.plan.notes
        return best
    }

    /// The style as its files would be read.
    private func trial(
        of text: LearntStyleText,
        named name: Located<String>,
        by own: OwnStylePlanner,
        in tree: FileTree
    )
        throws(Failure) -> (style: Style, tree: FileTree)
    {
        var trial = tree
        _ = try own.write(text.files, named: name.value, overwrites: true, to: &trial)
        return (try library.adding(ownStylesOf: trial).style(name), trial)
    }

    /// The plan of a style that was learnt, the tree that has it, and what is wrong with modules of it.
    private struct Learnt {
        let tree: FileTree
        var plan: ChangeSet
        let problems: [Problem]
        /// How many lines of the modules the templates give.
        let shared: Int

        func isWorse(than other: Learnt) -> Bool {
            problems.isEmpty == other.problems.isEmpty ? shared < other.shared : other.problems.isEmpty
        }
    }

    /// The modules beside what the templates give for them, by name.
    private static func compared(
        _ modules: [LearntModule],
        with style: Style,
        at mark: SourceMark,
        in tree: FileTree
    ) throws(Failure) -> [ModuleComparison] {
        let known = Set(try style.manifest.modules(in: AppModel.of(tree)))
        return try Set(modules.map(\.name)).intersection(known).sorted().map { (name) throws(Failure) in
            try ModuleComparison(of: Located(name, at: mark), with: style, in: tree)
        }
    }

    /// The modules to learn from.
    ///
    /// - Throws: `Failure` if there is no such module, or no two are of a kind.
    private func modules(
        _ exemplars: [Located<String>],
        _ options: ExtentOptions,
        in app: AppModel,
        _ tree: FileTree
    ) throws(Failure) -> (modules: [LearntModule], notes: [Problem]) {
        let isAll = Self.isAll(exemplars)
        let names = isAll ? app.usualKind.names.map { Located($0, at: exemplars[0].mark) } : exemplars
        guard !isAll || names.count > 1 else {
            let hint = "--from NAME learns from one"
            throw Failure("no two modules of the app are alike", at: exemplars[0].mark, hint: hint)
        }
        var modules: [LearntModule] = []
        var notes: [Problem] = []
        for name in names {
            do throws(Failure) {
                let module = try LearntModule(name, planner(of: name, options), in: app, tree)
                guard !modules.contains(where: { $0.name == module.name }) else {
                    let hint = "--from names each module once"
                    throw Failure("the module \"\(module.name)\" is declared twice", at: name.mark, hint: hint)
                }
                modules.append(module)
            } catch {
                // Of all modules, one that cannot be copied is left out.
                guard isAll, !error.isOfFiles else { throw error }
                let text = "\"\(name.value)\" is left out, because it cannot be copied"
                notes.append(Problem(text, severity: .note))
            }
        }
        guard !modules.isEmpty else { throw Failure("none of the modules can be learnt from", at: exemplars[0].mark) }
        return (modules, notes)
    }

    func planner(of name: Located<String>, _ options: ExtentOptions) -> LikePlanner {
        let request = LikeRequest(name: name, exemplar: name, options: options)
        return LikePlanner(request, frameworks: library.frameworks)
    }

    /// The modules as their first screen and one other show them, once for each other screen; none if fewer than two of these
    /// screens are of a kind, by the roles of their files.
    private func showing(
        _ modules: [LearntModule],
        _ options: ExtentOptions,
        at mark: SourceMark,
        in app: AppModel,
        _ tree: FileTree
    ) throws(Failure) -> [LearntModule] {
        guard modules.count > 1, modules.contains(where: { $0.screens.inOrder.count > 1 }) else { return [] }
        func showing(_ root: NameWords, _ other: NameWords?, of module: LearntModule) throws(Failure) -> LearntModule? {
            let name = Located(module.name, at: mark)
            do throws(Failure) {
                let shown = LearntScreens(root: root, other: other)
                return try LearntModule(name, planner(of: name, options), in: app, tree, showing: shown)
            } catch {
                guard !error.isOfFiles else { throw error }
                return nil
            }
        }
        var found: [LearntModule] = []
        for module in modules {
            guard let root = module.screens.inOrder.first else { return [] }
            for other in module.screens.inOrder.dropFirst() {
                if let module = try showing(root, other, of: module) { found.append(module) }
            }
        }
        let kinds = Dictionary(grouping: found, by: \.screenRoles).filter { !$0.key.isEmpty }
        guard let kind = kinds.max(by: { ($0.value.count, $1.key.count) < ($1.value.count, $0.key.count) })?.value,
            kind.count > 1, let naming = kind[0].naming
        else { return [] }
        found = kind.filter { $0.naming?.root == naming.root && $0.naming?.screen == naming.screen }
        for module in modules where !found.contains(where: { $0.name == module.name }) {
            let only = try showing(module.screens.inOrder[0], nil, of: module)
            guard let only, only.naming?.root == naming.root else { return [] }
            found.append(only)
        }
        return found
    }

    /// - Throws: `Failure` if one of the modules has less than three of five lines of what they share.
    private static func shared(by modules: [LearntModule], isAll: Bool, at mark: SourceMark?) throws(Failure)
        -> LearntModule
    {
        guard let best = SharedModule(of: modules, isAll: isAll) else { return modules[0] }
        guard isAll ? best.lines.all > 0 : best.isAlike else {
            let (name, lines) = (best.module.name, best.lines)
            let what = "it has \(lines.shared) of \(lines.all.counted("line")) that a style of them would keep"
            let hint = "--from \(name) learns from one, and scaffold style learn --suggest shows which share most"
            let error = Problem("\"\(best.least.name)\" is not like \"\(name)\": \(what)", at: mark, hint: hint)
            throw Failure(.input, [error] + best.table)
        }
        return best.module
    }

    private static func isAll(_ exemplars: [Located<String>]) -> Bool { exemplars.map(\.value) == [all] }

    /// - Throws: `Failure` if no module is named, or `all` is not alone.
    private func check(_ exemplars: [Located<String>], in app: AppModel) throws(Failure) {
        guard !exemplars.isEmpty else {
            let kind = app.usualKind
            let alike = kind.names.count > 1 ? kind.names.prefix(2) : kind.ranking.prefix(1)
            let hint = "--from \(alike.joined(separator: ",")), or --from all for all of a kind"
            throw Failure(
                "--from names no module to learn from",
                hint: alike.isEmpty ? "no module was found here" : hint
            )
        }
        guard exemplars.count > 1, let all = exemplars.first(where: { $0.value == Self.all }) else { return }
        throw Failure("\"all\" is one of several modules", at: all.mark, hint: "\"all\" stands alone")
    }
}
