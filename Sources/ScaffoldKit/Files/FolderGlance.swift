/// A short look at what a folder holds, which ends after so many entries however large the folder is.
///
/// For folders that nothing marks as an app's: somebody's home should not be read to its end to say that it is no app.
public struct FolderGlance: Sendable, Equatable {
    /// How many names are looked at.
    public static let mostEntries = 20_000

    /// How many Swift files were seen.
    public private(set) var swiftFiles = 0
    /// Whether there is more than was looked at.
    public private(set) var isCutShort = false

    /// A look that has seen nothing.
    public static let empty = FolderGlance()

    private init() {}

    /// Looks at a folder, the outer folders first.
    ///
    /// What cannot be read is passed over, as is what `DirectoryListing` skips.
    public init(at folder: RootFolder, atMost limit: Int = mostEntries) {
        let disk = DiskAccess()
        var waiting = [folder.path][...]
        var left = limit
        while let path = waiting.popFirst() {
            guard let descriptor = try? disk.openFolder(path) else { continue }
            defer { disk.discard(descriptor) }
            let entries = (try? disk.entries(of: descriptor) { $0.first != UInt8(ascii: ".") }) ?? []
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
