import Diagnostics
import ScaffoldKit

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The app's root, and its path from the current folder.
struct AppLocation {
    let folder: RootFolder
    /// `.`, `demo`, `../..`, or an absolute path if the user gave one.
    let written: String
    /// What marks the folder as the app's root.
    let evidence: AppRoot.Evidence

    /// The folder of `--output`, or the root around the current folder.
    init(output: String?) throws(Failure) {
        if let output {
            self.init(try AppRoot(output: output), written: Self.withoutTrailingSlashes(output))
        } else {
            let root = try AppRoot.find()
            self.init(root, written: Self.way(from: try RootFolder(".").path, to: root.folder.path))
        }
    }

    /// The folder for a command that only reads.
    ///
    /// - Throws: `Failure` if there is no such folder.
    init(reading output: String?) throws(Failure) {
        try self.init(output: output)
        guard folder.exists else {
            throw Failure("there is no folder \"\(written)\"", at: SourceMark(source: "--output"))
        }
    }

    private init(_ root: AppRoot, written: String) {
        folder = root.folder
        evidence = root.evidence
        self.written = written
    }

    /// The root around a file or folder, or around the current folder.
    static func around(_ path: String?) throws(Failure) -> AppLocation {
        guard let path else { return try AppLocation(output: nil) }
        let start = split(path).folder
        let root = try AppRoot.find(from: start)
        guard root.folder.path != (try RootFolder(start).path) else {
            return AppLocation(root, written: withoutTrailingSlashes(start))
        }
        return AppLocation(root, written: way(from: try RootFolder(".").path, to: root.folder.path))
    }

    /// Whether nothing marks the folder as an app's, and it is too large to look for an app in it, as a home folder is.
    var isTooLargeForApp: Bool { evidence == .currentFolder && FolderGlance(at: folder).isCutShort }

    /// The same location.
    ///
    /// - Throws: `Failure` if the folder is too large to look for an app in it.
    func checkedForApp() throws(Failure) -> AppLocation {
        guard isTooLargeForApp else { return self }
        throw Failure(
            "nothing marks this folder as an app's, and it holds too much to look for one in it",
            at: SourceMark(source: written),
            hint: "go to the folder with the Xcode project, Package.swift or .scaffold.yml, or name it with --output"
        )
    }

    /// The folder in a sentence.
    var named: String { written == "." ? "this folder" : "\"\(written)\"" }

    /// The name of the app's folder.
    var name: String { folder.path.split(separator: "/").last.map(String.init) ?? "/" }

    /// The path of a file below the root, from the current folder.
    func path(of path: String) -> String {
        written == "." ? path : written == "/" ? "/" + path : written + "/" + path
    }

    // MARK: - Paths

    /// A path as its folder and, if it is a file's, its name.
    static func split(_ path: String) -> (folder: String, name: String?) {
        let path = withoutTrailingSlashes(path)
        guard isFile(path) else { return (path, nil) }
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
        let name = String(path[path.utf8.index(after: slash)...])
        return (slash == path.startIndex ? "/" : String(path[..<slash]), name)
    }

    private static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// The relative path to a folder that is the current one or above it; absolute for any other.
    static func way(from current: String, to root: String) -> String {
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
