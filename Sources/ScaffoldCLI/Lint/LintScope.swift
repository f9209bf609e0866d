import Diagnostics
import ScaffoldKit

/// The part of an app that lint reports on: all of it, some paths, or what has changed.
struct LintScope {
    let location: AppLocation
    /// Paths below the root; empty for the whole app.
    private let paths: [String]
    private let revision: String?

    /// Whether everything is reported on.
    var isWhole: Bool { paths.isEmpty && revision == nil }

    init(_ invocation: Invocation) throws(Failure) {
        let given = invocation.values[all: LintOptions.paths]
        revision = invocation.values[LintOptions.changedSince]
        if let output = invocation.values[ModuleOptions.output] {
            location = try AppLocation(reading: output)
        } else {
            location = try AppLocation.around(given.first).checkedForApp()
        }
        var paths: [String] = []
        for path in given {
            if let below = try Self.path(path, below: location.folder) { paths.append(below) }
        }
        self.paths = paths.count < given.count ? [] : paths
    }

    /// The filter for the findings; Git is asked for the changed files.
    func filter() throws(Failure) -> LintFilter {
        guard let revision else { return LintFilter(paths: paths, changed: nil) }
        return LintFilter(paths: paths, changed: Set(try GitChanges(root: location.folder.path).files(since: revision)))
    }

    /// The path of a file or folder relative to the root; `nil` for the root itself.
    ///
    /// - Throws: `Failure` if nothing is there, or only outside of the root.
    private static func path(_ given: String, below root: RootFolder) throws(Failure) -> String? {
        let (folder, name) = AppLocation.split(given)
        let parent = try RootFolder(folder)
        guard name != nil || parent.exists else { throw nothing(at: given) }
        let found = name.map { (parent.path == "/" ? "" : parent.path) + "/" + $0 } ?? parent.path
        guard found != root.path else { return nil }
        let prefix = root.path == "/" ? "/" : root.path + "/"
        guard found.hasPrefix(prefix) else {
            throw Failure("\"\(given)\" is not below the app's root, \"\(root.path)\"")
        }
        let below = String(found.dropFirst(prefix.count))
        guard try isThere(below, in: FileTree(root: root)) else { throw nothing(at: given) }
        return below
    }

    private static func nothing(at path: String) -> Failure {
        Failure("there is nothing at \"\(path)\"")
    }

    /// Whether there is a file, or a folder with files in it.
    private static func isThere(_ path: String, in tree: FileTree) throws(Failure) -> Bool {
        guard let path = try? RelativePath(path) else { return false }
        if try tree.hasFile(path) { return true }
        return try !tree.files(below: path).isEmpty
    }
}
