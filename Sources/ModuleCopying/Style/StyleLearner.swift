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

    private let library: StyleLibrary

    package init(_ library: StyleLibrary) {
        self.library = library
    }

    /// Plans the style's folder: a manifest, a template for each file, and a text on what was learnt.
    ///
    /// - Parameters:
    ///   - exemplars: The names of the modules; `all` for those of the kind that the app has most of.
    ///   - overwrites: Whether files of the style that are there are replaced.
    ///   - broken: Finds the rules that the style goes without, because the modules break them.
    /// - Throws: `Failure`, with conflicts for existing files.
    package func plan(
        _ name: Located<String>,
        from exemplars: [Located<String>],
        overwrites: Bool = false,
        in tree: inout FileTree,
        without broken: BrokenRules
    ) throws(Failure) -> ChangeSet {
        let own = OwnStylePlanner(library)
        let style = try own.checked(name)
        try own.checkNotBuiltIn(name)
        let app = try AppModel.of(tree)
        let (modules, notes) = try modules(exemplars, in: app, tree)
        let shown = try showing(modules, at: exemplars[0].mark, in: app, tree)
        let files = Set(modules.flatMap(\.paths).map(\.text))
        var best: Learnt?
        for modules in [shown, modules] where !modules.isEmpty {
            do throws(Failure) {
                let module = try Self.shared(by: modules, isAll: Self.isAll(exemplars), at: exemplars[0].mark)
                var text = LearntStyleText(style, module)
                let learnt = try trial(of: text, named: Located(style, at: name.mark), by: own, in: tree)
                text.broken = try broken(learnt.style, files, learnt.tree).sorted()
                var written = tree
                var plan = try own.write(text.files, named: style, overwrites: overwrites, to: &written)
                plan.notes += module.left.filter { $0.severity != .note } + module.emptied
                var result = Learnt(style: learnt.style, tree: written, plan: plan)
                try result.compare(modules, at: exemplars[0].mark)
                if best.map({ $0.shared < result.shared }) ?? true { best = result }
            } catch {
                // Screens that make no style are learnt by their names.
                let isLast = best == nil && !modules.contains(where: \.hasScreen)
                if isLast || error.isOfFiles { throw error }
            }
        }
        guard var best else { throw Failure("none of the modules can be learnt from", at: exemplars[0].mark) }
        tree = best.tree
        best.plan.notes = notes + best.plan.notes
        return best.plan
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

    /// A style that was learnt, the plan of its files, and the tree that has them.
    private struct Learnt {
        let style: Style
        let tree: FileTree
        var plan: ChangeSet
        /// How many lines of the modules the templates give.
        var shared = 0

        /// Compares the modules with the templates, and notes how much of each these give.
        mutating func compare(_ modules: [LearntModule], at mark: SourceMark) throws(Failure) {
            let known = Set(try style.manifest.modules(in: AppModel.of(tree)))
            let names = Set(modules.map(\.name)).intersection(known).sorted()
            for name in names {
                let comparison = try ModuleComparison(of: Located(name, at: mark), with: style, in: tree)
                plan.notes.append(names.count > 1 ? comparison.noteOnLines : comparison.note)
                shared += comparison.lines.shared
            }
        }
    }

    /// The modules to learn from.
    ///
    /// - Throws: `Failure` if there is no such module, or no two are of a kind.
    private func modules(_ exemplars: [Located<String>], in app: AppModel, _ tree: FileTree) throws(Failure)
        -> (modules: [LearntModule], notes: [Problem])
    {
        try check(exemplars, in: app)
        let isAll = Self.isAll(exemplars)
        let names = isAll ? app.modules.usualKind.names.map { Located($0, at: exemplars[0].mark) } : exemplars
        guard !isAll || names.count > 1 else {
            let hint = "--from NAME learns from one"
            throw Failure("no two modules of the app are alike", at: exemplars[0].mark, hint: hint)
        }
        var modules: [LearntModule] = []
        var notes: [Problem] = []
        for name in names {
            do throws(Failure) {
                let module = try LearntModule(name, planner(of: name), in: app, tree)
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

    private func planner(of name: Located<String>) -> LikePlanner {
        let request = LikeRequest(name: name, exemplar: name, options: ExtentOptions())
        return LikePlanner(request, frameworks: library.frameworks)
    }

    /// The modules as their first screen and one other show them, once for each other screen; none if fewer than two of these
    /// screens are of a kind, by the roles of their files.
    private func showing(_ modules: [LearntModule], at mark: SourceMark, in app: AppModel, _ tree: FileTree)
        throws(Failure) -> [LearntModule]
    {
        guard modules.count > 1, modules.contains(where: { $0.screens.inOrder.count > 1 }) else { return [] }
        func showing(_ root: NameWords, _ other: NameWords?, of module: LearntModule) throws(Failure) -> LearntModule? {
            let name = Located(module.name, at: mark)
            do throws(Failure) {
                let shown = LearntScreens(root: root, other: other)
                return try LearntModule(name, planner(of: name), in: app, tree, showing: shown)
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

    /// What the modules share: all of them, in the text of the one that keeps least of its own beside it, or half of all of a kind,
    /// in the text of the most usual one.
    ///
    /// - Throws: `Failure` if one of the modules has less than three of five lines of that.
    private static func shared(by modules: [LearntModule], isAll: Bool, at mark: SourceMark?) throws(Failure)
        -> LearntModule
    {
        guard modules.count > 1 else { return modules[0] }
        var best: (module: LearntModule, least: String, lines: (all: Int, shared: Int))?
        for index in modules.indices.prefix(isAll ? 1 : modules.count)
        where modules[index].hasScreen || !modules.contains(where: \.hasScreen) {
            var (module, others) = (modules[index], modules)
            others.remove(at: index)
            module.keep(sharedWith: others, needed: isAll ? max(1, others.count / 2) : others.count)
            let all = others.map { (module, $0.name, module.lines(sharedWith: $0)) }
            guard let found = all.min(by: { $0.2.shared < $1.2.shared }) else { continue }
            if let best, best.lines.shared * found.2.all >= found.2.shared * best.lines.all { continue }
            best = found
        }
        guard let (module, least, lines) = best else { return modules[0] }
        guard lines.all > 0, isAll || 5 * lines.shared >= 3 * lines.all else {
            let what = "it has \(lines.shared) of \(lines.all.counted("line")) that a style of them would keep"
            let hint = "--from \(module.name) learns from one, --from all from those that are alike"
            throw Failure("\"\(least)\" is not like \"\(module.name)\": \(what)", at: mark, hint: hint)
        }
        return module
    }

    private static func isAll(_ exemplars: [Located<String>]) -> Bool { exemplars.map(\.value) == [all] }

    /// - Throws: `Failure` if no module is named, or `all` is not alone.
    private func check(_ exemplars: [Located<String>], in app: AppModel) throws(Failure) {
        guard !exemplars.isEmpty else {
            let modules = app.modules
            let kind = modules.usualKind.names
            let alike = kind.count > 1 ? kind.prefix(2) : modules.names.prefix(1)
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
