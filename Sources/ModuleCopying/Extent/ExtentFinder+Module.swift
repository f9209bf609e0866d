import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs

extension ExtentFinder {
    /// The module that a name, a folder or a target means.
    ///
    /// - Throws: `Failure` with the modules that may be meant.
    static func module(
        _ name: Located<String>,
        among modules: inout AppModules,
        of app: AppModel,
        in tree: FileTree
    ) throws(Failure) -> AppModules.Module {
        let (asked, isPath) = (NameWords(NameWords(name.value).pascal), name.value.contains("/"))
        if !isPath, let found = modules.module(named: asked) ?? modules.module(named: RoleWords.folderStem(name.value))
        {
            let homes = Set(found.folders.compactMap { $0.parent.flatMap(modules.owner)?.name })
            guard homes.count < 2 else { throw NamedFolder.ambiguity(of: name, found.folders) }
            return found
        }
        if !isPath, let found = modules.find(asked, in: app) { return found }
        if let named = try NamedFolder(name, of: app, in: tree),
            let found = modules.take(named.folder, as: named.words, of: app)
        {
            return found
        }
        let message =
            RoleWords.isNoModule(asked)
            ? "\"\(name.value)\" is the name of a layer or of a kind of type, and no module's"
            : "the app has no module \"\(name.value)\""
        throw Failure(message, at: name.mark, hint: try hint(modules, for: asked.pascal, in: tree))
    }

    /// The modules that may be meant: those that have a spec first, as they may be several modules by their folders.
    private static func hint(_ modules: AppModules, for name: String, in tree: FileTree) throws(Failure) -> String {
        let kept = try KeptSpec.names(in: tree)
        let names = kept + modules.usualKind.ranking.filter { !kept.contains($0) }
        let list = names.isEmpty ? "no module was found here" : "found: \(names.prefix(12).joined(separator: ", "))"
        return Suggestion(among: kept + modules.modules.map(\.name)).hint(for: name) ?? list
    }
}
