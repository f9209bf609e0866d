import Foundation

/// The files of a folder with their bytes, hidden ones too.
struct Snapshot: Equatable {
    private let files: [String: Data]

    init(of folder: URL) throws {
        var files: [String: Data] = [:]
        for path in FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) ?? [] {
            let url = folder.appendingPathComponent(path)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { continue }
            // An empty folder is a difference, too.
            files[isFolder.boolValue ? path + "/" : path] = isFolder.boolValue ? Data() : try Data(contentsOf: url)
        }
        self.files = files
    }

    /// The paths of the files that a later state still has, with other bytes.
    func changes(to later: Snapshot) -> [String] {
        files.keys.filter { path in later.files[path].map { $0 != files[path] } ?? false }.sorted()
    }

    /// Gives the files their bytes back; what has come since stays.
    func restore(in folder: URL) throws {
        for (path, bytes) in files where !path.hasSuffix("/") {
            let file = folder.appendingPathComponent(path)
            if try Data(contentsOf: file) != bytes { try bytes.write(to: file) }
        }
    }

    /// What a later state has more, less or other, a line each.
    func differences(to later: Snapshot) -> [String] {
        Set(files.keys).union(later.files.keys).sorted().compactMap { path in
            switch (files[path], later.files[path]) {
            case (nil, _?): "added \(path)"
            case (_?, nil): "gone: \(path)"
            case (let before, let after): before == after ? nil : "changed \(path)"
            }
        }
    }
}
