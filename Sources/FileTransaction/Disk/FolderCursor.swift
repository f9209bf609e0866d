import CLibrary
import Diagnostics

/// Walks from folder to folder below the root, one open folder at a time, and never through a symbolic link.
///
/// Each folder is opened from the one above it, so a folder that is replaced by a link during a commit cannot lead out of the root.
/// Only the folders on the way to the current one are open, so the number of files in a commit has no limit.
struct FolderCursor: ~Copyable {
    private let disk: DiskAccess
    private let root: DiskAccess.Descriptor
    private var opened: [(name: Substring, descriptor: DiskAccess.Descriptor)] = []

    /// Starts at the open folder `root`, which stays open.
    init(root: DiskAccess.Descriptor, disk: DiskAccess) {
        self.root = root
        self.disk = disk
    }

    deinit {
        for folder in opened { disk.discard(folder.descriptor) }
    }

    /// How many of the components of the folder that was last asked for exist.
    var depth: Int { opened.count }

    /// Goes to a folder (`nil`: the root) and gives its descriptor, which is good until the next step; `nil` when it does not exist.
    ///
    /// - Parameter filesAreMissing: Whether a file on the way counts as a folder that does not exist.
    /// - Throws: `.refused` when a link stands on the way, `.disk` when a file does or the system refuses.
    mutating func enter(_ folder: RelativePath?, filesAreMissing: Bool = false) throws(Failure) -> DiskAccess
        .Descriptor?
    {
        let names = folder?.components ?? []
        var shared = 0
        while shared < min(names.count, opened.count), opened[shared].name.utf8.elementsEqual(names[shared].utf8) {
            shared += 1
        }
        while opened.count > shared { disk.discard(opened.removeLast().descriptor) }
        for index in shared..<names.count {
            guard let next = try open(names[...index], filesAreMissing) else { return nil }
            opened.append((names[index], next))
        }
        return current
    }

    private var current: DiskAccess.Descriptor { opened.last?.descriptor ?? root }

    private func open(_ names: ArraySlice<Substring>, _ filesAreMissing: Bool) throws(Failure) -> DiskAccess.Descriptor?
    {
        let name = String(names.last ?? "")
        let path = names.joined(separator: "/")
        do {
            return try disk.openFolder(name, in: current)
        } catch {
            switch error.code {
            case ENOENT: return nil
            case ENOTDIR, ELOOP:
                let found = try? disk.status(name, in: current)
                if found?.kind == .link { throw .refused(RefusedPath(path: path, reason: .folderBecameLink)) }
                if filesAreMissing { return nil }
                throw .disk(SystemError(code: ENOTDIR, operation: .openFolder), path)
            default: throw .disk(error, path)
            }
        }
    }
}
