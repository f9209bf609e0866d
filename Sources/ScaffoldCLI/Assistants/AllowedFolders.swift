import Diagnostics
import FileTransaction
import ModulePlanning

/// The folders in which a client lets tools work.
struct AllowedFolders {
    private let folders: [RootFolder]

    /// - Parameters:
    ///   - uris: The client's roots, `nil` if it does not say them; other URIs than those of files are none.
    ///   - fallback: The folder of a client that does not say its roots.
    init(_ uris: [String]?, else fallback: RootFolder) throws(Failure) {
        guard let uris else {
            folders = [fallback]
            return
        }
        var folders: [RootFolder] = []
        for uri in uris {
            guard let path = Self.path(uri), let folder = try? RootFolder(path), folder.exists else { continue }
            folders.append(folder)
        }
        guard !folders.isEmpty else {
            let given = uris.isEmpty ? "" : ": \(uris.joined(separator: ", "))"
            throw Failure(
                "none of the client's roots is a folder of this machine\(given)",
                hint: "open a folder of this machine in the client"
            )
        }
        self.folders = folders
    }

    /// The folder of an app: of a part of an app, the app's, if it is in the same root.
    ///
    /// - Parameter path: As the client names it, from one of the roots or absolute; `nil` for the only root.
    /// - Throws: `Failure` if it is outside of the roots, also through a link.
    func app(_ path: String?) throws(Failure) -> RootFolder {
        let list = folders.map(\.path).joined(separator: ", ")
        guard let path else {
            guard folders.count == 1 else {
                throw Failure("the client has several roots", hint: "name one of them as \"app\": \(list)")
            }
            return folders[0]
        }
        let mark = SourceMark(source: "app")
        for folder in folders {
            let found = try RootFolder(path.hasPrefix("/") ? path : folder.path + "/" + path)
            guard Self.contains(folder, found), found.exists else { continue }
            let app = try AppRoot.find(from: found.path).folder
            return Self.contains(folder, app) ? app : found
        }
        throw Failure("there is no folder \"\(path)\" in the client's roots", at: mark, hint: "they are \(list)")
    }

    private static func contains(_ folder: RootFolder, _ other: RootFolder) -> Bool {
        other == folder || other.path.hasPrefix(folder.path == "/" ? "/" : folder.path + "/")
    }

    private static func path(_ uri: String) -> String? {
        for prefix in ["file://localhost/", "file:///"] where uri.hasPrefix(prefix) {
            return PercentEncoding.decode("/" + uri.dropFirst(prefix.count))
        }
        return nil
    }
}
