import Diagnostics
import FileTransaction
import ModulePlanning

/// The root of an app, with its path for reports.
struct AppLocation {
    let folder: RootFolder
    /// The path relative to the current folder (`.`, `demo`, `../..`), or as the user gave it.
    let displayPath: String
    /// The file that marks the folder as the app's root.
    let evidence: AppRoot.Evidence

    /// The folder of `--output`, or the app's root at or above the current folder.
    init(output: String?) throws(Failure) {
        if let output {
            self.init(try AppRoot(output: output), displayPath: Self.withoutTrailingSlashes(output))
        } else {
            let root = try AppRoot.find()
            try self.init(relative: root)
        }
    }

    /// The folder for a command that only reads.
    ///
    /// - Parameter option: The option that names the folder.
    /// - Throws: `Failure` if the folder does not exist.
    init(reading output: String?, from option: String = CommonOptions.output.spelling) throws(Failure) {
        try self.init(output: output)
        guard folder.exists else {
            let hint = "name the folder of an app"
            throw Failure("there is no folder \"\(displayPath)\"", at: SourceMark(source: option), hint: hint)
        }
    }

    private init(_ root: AppRoot, displayPath: String) {
        folder = root.folder
        evidence = root.evidence
        self.displayPath = displayPath
    }

    private init(relative root: AppRoot) throws(Failure) {
        self.init(root, displayPath: Self.relativePath(from: try RootFolder(".").path, to: root.folder.path))
    }

    /// The app's root at or above a file or folder, or the current folder.
    static func around(_ path: String?) throws(Failure) -> AppLocation {
        guard let path else { return try AppLocation(output: nil) }
        let start = split(path).folder
        let root = try AppRoot.find(from: start)
        guard root.folder.path != (try RootFolder(start).path) else {
            return AppLocation(root, displayPath: withoutTrailingSlashes(start))
        }
        return try AppLocation(relative: root)
    }

    /// The files of the app as they are on the disk.
    var tree: FileTree { FileTree(root: folder) }

    /// Whether no file marks the folder as an app's root and it is too large to search, such as a home folder.
    var isTooLargeForApp: Bool { evidence == .currentFolder && SwiftFileCount(at: folder).isCutShort }

    /// The same location.
    ///
    /// - Throws: `Failure` if there are several apps in it, of which one has to be named.
    func checkedForOneApp() throws(Failure) -> AppLocation {
        guard [.output, .currentFolder].contains(evidence) else { return self }
        let apps = AppRoot.apps(in: folder)
        guard let first = apps.first else { return self }
        throw Failure(
            "there are \(apps.count) apps in \(phrase): \(apps.prefix(8).joined(separator: ", "))",
            at: SourceMark(source: displayPath),
            hint: "go to one of them, or name it: --output \(path(of: first))"
        )
    }

    /// The same location.
    ///
    /// - Throws: `Failure` if `isTooLargeForApp`, or if there are several apps.
    func checkedForApp() throws(Failure) -> AppLocation {
        guard isTooLargeForApp else { return try checkedForOneApp() }
        throw Failure(
            "no file marks this folder as an app's root, and it is too large to search for one",
            at: SourceMark(source: displayPath),
            hint: "go to the folder with the Xcode project, Package.swift or .scaffold.yml, or name it with --output"
        )
    }

    /// The folder in a sentence: `this folder` or its quoted path.
    var phrase: String { displayPath == "." ? "this folder" : "\"\(displayPath)\"" }

    /// The name of the app's folder.
    var name: String { folder.path.split(separator: "/").last.map(String.init) ?? "/" }

    /// The display path of a file below the root.
    func path(of path: String) -> String {
        displayPath == "." ? path : displayPath == "/" ? "/" + path : displayPath + "/" + path
    }

    // MARK: - Paths

    /// Splits the path of a file into folder and name; the path of a folder has no name.
    static func split(_ path: String) -> (folder: String, name: String?) {
        let path = withoutTrailingSlashes(path)
        guard FileAccess.isFile(path) else { return (path, nil) }
        let (folder, name) = path.folderAndName
        return (folder, name)
    }

    /// The relative path to a folder at or above the current one; absolute for any other folder.
    static func relativePath(from current: String, to root: String) -> String {
        guard current != root else { return "." }
        let prefix = root == "/" ? root : root + "/"
        guard current.hasPrefix(prefix) else { return root }
        let steps = current.dropFirst(prefix.count).split(separator: "/").count
        return Array(repeating: "..", count: steps).joined(separator: "/")
    }

    private static func withoutTrailingSlashes(_ path: String) -> String {
        var path = path
        while path.hasSuffix("/"), path.count > 1 { path.removeLast() }
        return path
    }
}
