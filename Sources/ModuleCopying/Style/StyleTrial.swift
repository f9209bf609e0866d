import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import ModuleSpecs
import Styles
import SwiftOutline

/// Plans modules of a style that was learnt in copies of the app, to find what is wrong with them before the style is written.
struct StyleTrial {
    let style: Style
    let frameworks: FrameworkNames
    /// The modules that it was learnt from, beside what the templates give for them.
    let exemplars: [ModuleComparison]

    /// What is wrong with a module of one screen, and with one of three if modules of the style have screens.
    ///
    /// - Parameter tree: The app with the style.
    func problems(in tree: FileTree) throws(Failure) -> [Problem] {
        let isPlural = exemplars.first.map { GrammaticalNumber.isPlural(NameWords($0.module)) } ?? false
        let name = NameWords(try ModuleTrial(frameworks: frameworks).name(in: tree))
        let module = (isPlural ? GrammaticalNumber.items(of: name).items : name).pascal
        var found = Problems()
        for screens in style.manifest.hasScreens ? [["list"], ["list", "details", "settings"]] : [[]] {
            var spec = ModuleSpec(name: Located(module, at: SourceMark(source: "a new module")))
            spec.screens = screens.map { ScreenSpec(name: Located($0, at: spec.name.mark)) }
            found.add(try problems(of: spec, in: tree))
        }
        return found.sorted
    }

    private func problems(of spec: ModuleSpec, in tree: FileTree) throws(Failure) -> [Problem] {
        var copy = tree
        let plan: ChangeSet
        do throws(Failure) {
            plan = try ModulePlanner(style: style, frameworks: frameworks).plan(ModuleRequest(spec: spec), in: &copy)
        } catch {
            guard !error.isOfFiles else { throw error }
            return error.problems.filter { $0.severity == .error }.map { placed($0, as: spec.typeName) }
        }
        let check = ReferenceCheck(frameworks: frameworks)
        let own = exemplars.flatMap(\.files).map(\.path)
        let known = Set(try check.standing(in: own, of: tree))
        let unfit =
            PlanReadBack.problems(in: copy.changes())
            + (try check.problems(in: copy, besides: known).all.filter { $0.severity == .error })
        return unfit.map { placed($0, as: spec.typeName) } + plan.unwired.map(\.problem)
            + (try WrittenNames(of: spec.typeName, like: exemplars, frameworks, in: copy).problems)
            + (try unseen(in: copy, beside: tree))
    }

    /// The problem of modules without a view, where each of those learnt from has one.
    private func unseen(in copy: FileTree, beside tree: FileTree) throws(Failure) -> [Problem] {
        let planned = try AppModel.of(copy)
        let written = copy.changes().compactMap { planned.file(at: $0.path.text) }.flatMap(\.outline.declarations)
        guard exemplars.count > 1, !written.contains(where: \.isView) else { return [] }
        let app = try AppModel.of(tree)
        let views = exemplars.compactMap { exemplar in
            let map = NameMap(finding: NameWords(exemplar.module))
            return app.types.first { map.matches($0.name) && $0.place.declaration.isView }
        }
        guard views.count == exemplars.count else { return [] }
        return [
            Problem(
                "modules of the style would have no view, as \"\(views[0].name)\" is one",
                at: app.mark(of: views[0])
            )
        ]
    }

    /// A problem of a file that is not written, at the place that its line has in one of the modules learnt from.
    private func placed(_ problem: Problem, as module: String) -> Problem {
        guard let mark = problem.mark else { return problem }
        let place = exemplars.lazy.compactMap { exemplar -> SourceMark? in
            let names = NameMap(NameMap.pairs(from: NameWords(module), to: NameWords(exemplar.module)))
            let path = names.renamed(text: mark.source)
            guard path != mark.source, exemplar.files.contains(where: { $0.path.text == path }) else { return nil }
            return SourceMark(source: path)
        }
        .first
        return Problem(problem.message, at: place ?? mark, hint: problem.hint, attachment: problem.attachment)
    }
}
