import CLibrary
import Diagnostics

/// Moves single files between their places and the stage folder.
struct FileMover: ~Copyable {
    private let stage: DiskAccess.Descriptor
    private let disk: DiskAccess
    private var cursor: FolderCursor

    init(root: DiskAccess.Descriptor, stage: DiskAccess.Descriptor, disk: DiskAccess) {
        self.stage = stage
        self.disk = disk
        cursor = FolderCursor(root: root, disk: disk)
    }

    /// Moves the old file into the stage, then checks that it is the file that the plan is based on.
    ///
    /// In the stage, no other program changes it.
    mutating func moveOut(_ change: FileChange, _ slot: Int) throws(Failure) {
        guard let folder = try cursor.enter(change.path.parent) else { throw conflict(change, .disappeared) }
        let kept = StageFolder.old(slot)
        do {
            try disk.rename(String(change.path.name), in: folder, to: kept, in: stage)
        } catch {
            throw error.code == ENOENT ? conflict(change, .disappeared) : .disk(error, change.path.text)
        }
        let moved: DiskAccess.Contents?
        do {
            moved = try disk.contents(of: kept, in: stage)
        } catch {
            let isNoFile = [EISDIR, ELOOP, ENOTSUP].contains(error.code)
            throw isNoFile ? conflict(change, .changed) : .disk(error, change.path.text)
        }
        if moved?.bytes != change.old { throw conflict(change, .changed) }
    }

    /// Moves the new file to its path, which must be free.
    mutating func moveIn(_ change: FileChange, _ slot: Int) throws(Failure) {
        guard let folder = try cursor.enter(change.path.parent) else { throw conflict(change, .disappeared) }
        let name = String(change.path.name)
        do {
            try disk.link(StageFolder.new(slot), in: stage, to: name, in: folder)
        } catch {
            switch error.code {
            case EEXIST: throw conflict(change, change.old == nil ? .appeared : .changed)
            case EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK: try rename(change, slot, to: name, in: folder)
            default: throw .disk(error, change.path.text)
            }
        }
    }

    /// Moves the new file on a disk without hard links. It checks just before that the path is free.
    private func rename(
        _ change: FileChange,
        _ slot: Int,
        to name: String,
        in folder: DiskAccess.Descriptor
    ) throws(Failure) {
        let path = change.path.text
        let standing = try Failure.about(path) { () throws(SystemError) in try disk.status(name, in: folder) }
        if standing != nil { throw conflict(change, change.old == nil ? .appeared : .changed) }
        try Failure.about(path) { () throws(SystemError) in
            try disk.rename(StageFolder.new(slot), in: stage, to: name, in: folder)
        }
    }

    /// Creates a folder unless it exists already.
    mutating func make(_ folder: RelativePath) throws(Failure) {
        guard let parent = try cursor.enter(folder.parent) else {
            throw .disk(SystemError(code: ENOENT, operation: .makeFolder), folder.text)
        }
        do {
            try disk.makeFolder(String(folder.name), in: parent)
        } catch {
            if error.code != EEXIST { throw .disk(error, folder.text) }
        }
    }

    /// Removes a folder that a deletion has emptied. A folder that cannot be removed does no harm.
    mutating func removeIfEmpty(_ folder: RelativePath) throws(Failure) {
        guard let parent = try cursor.enter(folder.parent) else { return }
        try? disk.removeFolder(String(folder.name), in: parent)
    }

    private func conflict(_ change: FileChange, _ reason: FileConflict.Reason) -> Failure {
        .conflict([FileConflict(path: change.path.text, reason: reason)])
    }
}
