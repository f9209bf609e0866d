import Diagnostics
import FileTransaction

/// The part of an app to report on: the whole app, some paths, or changes since a Git revision.
struct LintScope {
    let location: AppLocation
    /// Paths below the root; empty for the whole app.
    private let paths: [String]
    /// The modules to report on, by their names; empty for all.
    private let modules: [String]
    private let revision: String?

    /// Whether the scope is the whole app.
    var isWhole: Bool { paths.isEmpty && modules.isEmpty && revision == nil }

    init(_ invocation: Invocation) throws(Failure) {
        let all = invocation.values[all: LintOptions.paths]
        let given = all.filter { !Self.isModule($0) }
        revision = invocation.values[LintOptions.changedSince]
        if let output = invocation.values[ModuleOptions.output] {
            location = try AppLocation(reading: output).checkedForOneApp()
        } else {
            location = try AppLocation.around(given.first).checkedForApp()
        }
        var paths: [String] = []
        for path in given {
            if let below = try Self.path(path, below: location.folder) { paths.append(below) }
        }
        self.paths = paths.count < given.count ? [] : paths
        modules = all.filter(Self.isModule).map { NameWords($0).pascal }
    }

    /// Whether an argument is the name of a module: no path of that name exists.
    private static func isModule(_ given: String) -> Bool {
        guard SwiftIdentifier.isValid(given), let folder = try? RootFolder(".") else { return false }
        return (try? exists(given, in: FileTree(root: folder))) == false
    }

    /// The filter for the scope's findings. Runs Git if it needs the changed files.
    func filter() throws(Failure) -> LintFilter {
        guard let revision else { return LintFilter(paths: paths, modules: modules, changed: nil) }
        let changed = try GitChanges(root: location.folder.path).files(since: revision)
        return LintFilter(paths: paths, modules: modules, changed: Set(changed))
    }

    /// Refuses a module that the app does not have.
    func check(among known: [String]) throws(Failure) {
        for name in modules where !known.contains(name) {
            throw Failure(.unknownModule(name, at: LintOptions.paths.mark, among: known))
        }
    }

    /// The path of a file or folder relative to the root; `nil` for the root itself.
    ///
    /// - Throws: `Failure` if the path does not exist or is outside the root.
    private static func path(_ given: String, below root: RootFolder) throws(Failure) -> String? {
        let (folder, name) = AppLocation.split(given)
        let parent = try RootFolder(folder)
        guard name != nil || parent.exists else { throw nothing(at: given) }
        let found = name.map { (parent.path == "/" ? "" : parent.path) + "/" + $0 } ?? parent.path
        guard found != root.path else { return nil }
        let prefix = root.path == "/" ? "/" : root.path + "/"
        guard found.hasPrefix(prefix) else {
            throw Failure(
                "this is not below the app's root, \"\(root.path)\"",
                at: SourceMark(source: given),
                hint: "name a file or folder of the app, or a module"
            )
        }
        let below = String(found.dropFirst(prefix.count))
        guard try exists(below, in: FileTree(root: root)) else { throw nothing(at: given) }
        return below
    }

    private static func nothing(at path: String) -> Failure {
        let hint = "name a file or folder of the app, or a module"
        return Failure("there is nothing of this name", at: SourceMark(source: path), hint: hint)
    }

    /// Whether the path is a file, or a folder that contains files.
    private static func exists(_ path: String, in tree: FileTree) throws(Failure) -> Bool {
        guard let path = try? RelativePath(path) else { return false }
        if try tree.hasFile(path) { return true }
        return try !tree.files(below: path).isEmpty
    }
}
