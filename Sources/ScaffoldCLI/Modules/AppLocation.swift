import ScaffoldKit

/// The app's root, and how it is written from where the user stands.
struct AppLocation {
    let folder: RootFolder
    /// `.`, `demo`, `../..`, or an absolute path if the user gave one.
    let written: String

    /// The folder of `--output`, or the root around the current folder.
    init(output: String?) throws(CommandFailure) {
        do throws(FileTreeError) {
            if let output {
                folder = try AppRoot(output: output).folder
                written = Self.withoutTrailingSlashes(output)
            } else {
                folder = try AppRoot.find().folder
                written = Self.way(from: try RootFolder(".").path, to: folder.path)
            }
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The way to a folder that is the current one or above it.
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
