import FileTransaction

/// A bounded count of a folder's Swift files.
///
/// It stops after a number of entries, so that the tool need not read a whole home folder to see that it is not an app.
package struct SwiftFileCount: Sendable, Equatable {
    /// The largest number of entries to read.
    package static let mostEntries = 20_000

    /// The number of Swift files found.
    package private(set) var swiftFiles = 0
    /// Whether the folder has more entries than the limit.
    package private(set) var isCutShort = false

    package static let empty = SwiftFileCount()

    private init() {}

    /// Counts the files of a folder, outer folders first.
    ///
    /// It skips folders that it cannot read, and everything that `DirectoryListing` skips.
    package init(at folder: RootFolder, atMost limit: Int = mostEntries) {
        let disk = DiskAccess()
        var waiting = [folder.path][...]
        var left = limit
        while let path = waiting.popFirst() {
            guard let descriptor = try? disk.openFolder(path) else { continue }
            defer { disk.discard(descriptor) }
            let entries = ((try? disk.entries(of: descriptor)) ?? []).filter { $0.name.utf8.first != UInt8(ascii: ".") }
            left -= entries.count
            guard left >= 0 else {
                isCutShort = true
                return
            }
            for entry in entries {
                if entry.kind == .file, entry.name.hasSuffix(".swift") { swiftFiles += 1 }
                if entry.kind == .folder, !DirectoryListing.skippedFolders.contains(entry.name) {
                    waiting.append((path == "/" ? "" : path) + "/" + entry.name)
                }
            }
        }
    }
}
