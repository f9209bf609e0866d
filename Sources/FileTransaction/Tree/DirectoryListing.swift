import Diagnostics

/// The files below a folder of the root, as the disk has them.
///
/// Folders without anything that a person wrote are skipped (`skippedFolders`, Xcode's templates, and all whose names start with a
/// dot), so are symbolic links (what a link inside the root leads to is listed at its own place) and hidden files, but for those of
/// a folder that is one file for Xcode.
package struct DirectoryListing: Hashable, Sendable {
    /// Names of folders that build tools and package managers fill.
    package static let skippedFolders: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules", "xcuserdata"]

    /// The extensions of folders that Xcode shows as one file. Their hidden files count: the current version of a data model is one.
    private static let bundles: Set<String> = ["bundle", "docc", "icon", "xcassets", "xcdatamodeld"]

    /// How deep folders may be nested. A deeper one is reported as unreadable, and so is a file whose path is too long.
    package static let deepest = 64

    /// The files, sorted.
    package private(set) var files: [RelativePath] = []

    /// Folders that could not be read, and files that no path can name, sorted.
    package private(set) var unreadable: [RelativePath] = []

    /// The first of the folders that are there and that the system does not let read.
    private(set) var refused: Refused?

    /// A folder that the system does not let read, and why.
    struct Refused: Hashable {
        let path: RelativePath
        let error: SystemError
    }

    /// Lists a folder.
    ///
    /// - Parameters:
    ///   - root: The root; one that does not exist has no files.
    ///   - folder: The folder below it, or `nil` for the root itself. One that does not exist has no files.
    ///   - extensions: The extensions that are wanted, without dots; empty for all files.
    /// - Throws: `.disk` when the folder itself cannot be read, or when too many files are open; `.refused` when a link stands on the way to it.
    package init(
        root: RootFolder,
        below folder: RelativePath? = nil,
        extensions: Set<String> = [],
        disk: DiskAccess = DiskAccess()
    ) throws(Failure) {
        guard root.exists else { return }
        let descriptor = try Failure.about(root.path) { () throws(SystemError) in try disk.openFolder(root.path) }
        defer { disk.discard(descriptor) }
        var cursor = FolderCursor(root: descriptor, disk: disk)
        guard let start = try cursor.enter(folder) else { return }
        let depth = folder?.components.count ?? 0
        do {
            let entries = try disk.entries(of: start)
            let isInBundle = folder?.components.contains(where: Self.isBundle) ?? false
            let folder = Folder(descriptor: start, path: folder, depth: depth, isInBundle: isInBundle)
            try list(entries, of: folder, extensions, disk)
        } catch {
            throw .disk(error, folder?.text ?? root.path)
        }
    }

    /// A folder that is being listed.
    private struct Folder {
        let descriptor: DiskAccess.Descriptor
        /// `nil` for the root.
        let path: RelativePath?
        let depth: Int
        let isInBundle: Bool
    }

    private mutating func list(
        _ entries: [DiskAccess.FolderEntry],
        of folder: Folder,
        _ extensions: Set<String>,
        _ disk: DiskAccess
    ) throws(SystemError) {
        let visible = entries.filter { entry in
            entry.name.utf8.first != UInt8(ascii: ".")
                || folder.isInBundle && entry.kind == .file && entry.name != ".DS_Store"
        }
        for entry in visible.sorted(by: { RelativePath(trusted: $0.name) < RelativePath(trusted: $1.name) }) {
            let path = folder.path?.appending(trusted: entry.name) ?? RelativePath(trusted: entry.name)
            switch entry.kind {
            case .file where !Self.isWanted(entry.name, extensions): break
            case .file where path.text.utf8.count > RelativePath.longestPath: unreadable.append(path)
            case .file: files.append(path)
            case .folder: try listFolder(entry.name, in: folder, at: path, extensions, disk)
            case .link, .other: break
            }
        }
    }

    private mutating func listFolder(
        _ name: String,
        in parent: Folder,
        at path: RelativePath,
        _ extensions: Set<String>,
        _ disk: DiskAccess
    ) throws(SystemError) {
        // The Swift of Xcode's templates belongs to no target.
        guard !Self.skippedFolders.contains(name), Self.isPrintable(name), path.fileExtension != "xctemplate" else {
            return
        }
        guard parent.depth < Self.deepest else {
            unreadable.append(path)
            return
        }
        do throws(SystemError) {
            let descriptor = try disk.openFolder(name, in: parent.descriptor)
            let isInBundle = parent.isInBundle || Self.isBundle(path.name)
            let folder = Folder(
                descriptor: descriptor,
                path: path,
                depth: parent.depth + 1,
                isInBundle: isInBundle
            )
            try disk.listing(descriptor) { entries throws(SystemError) in
                try list(entries, of: folder, extensions, disk)
            }
        } catch {
            guard !error.isShortage else { throw error }
            unreadable.append(path)
            if refused == nil, !error.isMissing { refused = Refused(path: path, error: error) }
        }
    }

    private static func isBundle(_ name: Substring) -> Bool {
        RelativePath(trusted: String(name)).hasExtension(among: bundles)
    }

    private static func isWanted(_ name: String, _ extensions: Set<String>) -> Bool {
        (extensions.isEmpty || RelativePath(trusted: name).hasExtension(among: extensions)) && isPrintable(name)
    }

    /// A name with a control character is one that no `RelativePath` may have.
    private static func isPrintable(_ name: String) -> Bool { name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }
}
