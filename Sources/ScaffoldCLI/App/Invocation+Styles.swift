import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import Styles

// The app of an invocation, and its styles.
extension Invocation {
    /// The built-in styles and those of the app.
    func styles(of tree: FileTree) throws(Failure) -> StyleLibrary { try builtInStyles().adding(ownStylesOf: tree) }

    /// The built-in styles and those of the app around the current folder.
    func stylesHere() throws(Failure) -> StyleLibrary {
        try styles(of: AppLocation(output: nil).tree)
    }

    /// Refuses planned changes that do not fit the app's declarations, unless `--unchecked` is given.
    ///
    /// - Parameter plan: What is planned, if it may add a module.
    func checkReferences(in tree: FileTree, of plan: ChangeSet? = nil) throws(Failure) {
        guard !values[ModuleOptions.unchecked] else { return }
        let module = plan?.isOfNewModule == true ? plan?.module : nil
        let check = ReferenceCheck(frameworks: builtInStyles().frameworks)
        try check.check(tree, adding: module, besides: plan?.known ?? [])
    }

    /// Refuses changes to files that the app's configuration lists as generated.
    func checkGenerated(_ changes: [FileChange], in tree: FileTree) throws(Failure) {
        guard let configuration = try? AppConfiguration.read(in: tree) else { return }
        let changed = changes.filter { $0.kind != .creation && configuration.isGenerated($0.path) }
        guard !changed.isEmpty else { return }
        let problems = changed.map { change in
            Problem(
                "the run would change this file, which \(AppConfiguration.path) lists as generated",
                at: SourceMark(source: change.path.text),
                hint: "change what it is made from, and run the tool that makes it"
            )
        }
        throw Failure(.conflict, problems)
    }

    /// The style that `--style` names.
    var statedStyle: Located<String>? { values.located(ModuleOptions.style) }

    /// The style of an app: the given one, or its own.
    func foundStyle(_ stated: Located<String>?, in tree: FileTree) throws(Failure) -> FoundStyle {
        try StyleFinder(styles(of: tree)).find(stated, in: tree)
    }

    /// Plans in the given style or the app's own; adds a note if there is no app that shows one.
    ///
    /// - Parameter problems: Problems of the spec, to report together with those of planning.
    func planning(
        in stated: Located<String>?,
        _ tree: inout FileTree,
        besides problems: Problems = Problems(),
        _ work: (FoundStyle, inout FileTree) throws(Failure) -> ChangeSet
    ) throws(Failure) -> ChangeSet {
        do throws(Failure) {
            let found = try foundStyle(stated, in: tree).forWriting(in: tree)
            var plan = try work(found, &tree)
            if let note = found.note { plan.notes.insert(note, at: 0) }
            return plan
        } catch {
            throw error.besides(problems)
        }
    }
}
