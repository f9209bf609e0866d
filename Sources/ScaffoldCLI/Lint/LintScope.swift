import Diagnostics
import ScaffoldKit
import ScaffoldLint

/// What of the app is reported on: all of it, some paths, or what has changed.
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
        let folder = location.folder
        var paths: [String] = []
        for path in given {
            guard try Self.exists(path) else { throw Self.nothing(at: path) }
            let found = try Self.absolute(path)
            guard found != folder.path else { continue }
            let prefix = folder.path == "/" ? "/" : folder.path + "/"
            guard found.hasPrefix(prefix) else {
                let problem = Problem("\"\(path)\" is not below the app's root, \"\(folder.path)\"")
                throw Failure(problem)
            }
            let below = String(found.dropFirst(prefix.count))
            guard try Self.isThere(below, in: FileTree(root: folder)) else {
                throw Self.nothing(at: path)
            }
            paths.append(below)
        }
        self.paths = given.isEmpty || paths.count < given.count ? [] : paths
    }

    /// Tells what is reported on; Git is asked once.
    func filter() throws(Failure) -> LintFilter {
        guard let revision else { return LintFilter(paths: paths, changed: nil) }
        return LintFilter(paths: paths, changed: Set(try GitChanges(root: location.folder.path).files(since: revision)))
    }

    private static func nothing(at path: String) -> Failure {
        Failure("there is nothing at \"\(path)\"")
    }

    /// Whether anything stands at a path that the user gave.
    private static func exists(_ path: String) throws(Failure) -> Bool {
        let (folder, name) = AppLocation.split(path)
        guard name == nil else { return true }
        return try RootFolder(folder).exists
    }

    /// Whether there is a file, or a folder with files in it.
    private static func isThere(_ path: String, in tree: FileTree) throws(Failure) -> Bool {
        guard let path = try? RelativePath(path) else { return false }
        if try tree.hasFile(path) { return true }
        return try !tree.files(below: path).isEmpty
    }

    private static func absolute(_ path: String) throws(Failure) -> String {
        let (folder, name) = AppLocation.split(path)
        guard let name else { return try RootFolder(folder).path }
        let parent = try RootFolder(folder).path
        return (parent == "/" ? "" : parent) + "/" + name
    }
}

/// Which findings are reported: those below some paths, and those of files and modules that have changed.
struct LintFilter {
    fileprivate let paths: [String]
    fileprivate let changed: Set<String>?

    func keeps(_ finding: Finding, in app: LintContext) -> Bool {
        let isBelow = paths.isEmpty || paths.contains { finding.file == $0 || finding.file.hasPrefix($0 + "/") }
        guard let changed, isBelow else { return isBelow }
        if changed.contains(finding.file) { return true }
        return finding.module.map { module in changed.contains { app.module(ofFile: $0) == module } } ?? false
    }
}
