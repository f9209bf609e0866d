import CLibrary
import Diagnostics

/// The state of the disk, which a commit checks before it writes anything.
struct CommitCheck: ~Copyable {
    /// The file whose permissions and owner each change keeps: the existing one, or the model of a new one.
    private(set) var models: [FileStatus?] = []

    /// The folders to create, outermost first.
    private(set) var missing: [RelativePath] = []

    /// The folders that deletions may empty, outermost first.
    private(set) var emptied: [CommitJournal.Emptied] = []

    private let disk: DiskAccess
    private var cursor: FolderCursor
    private var conflicts: [FileConflict] = []
    private var missingFolders: Set<RelativePath> = []
    private var emptiedFolders: Set<RelativePath> = []

    /// Checks the file of each change.
    ///
    /// - Throws: `.conflict` with all files that differ from the state that the plan is based on; `.refused` or `.disk` for the
    ///   first file that cannot be reached or written.
    init(_ changes: [FileChange], root: DiskAccess.Descriptor, disk: DiskAccess) throws(Failure) {
        self.disk = disk
        cursor = FolderCursor(root: root, disk: disk)
        let deleted = Set(changes.filter { $0.kind == .deletion }.map(\.path))
        for change in changes {
            if change.kind == .deletion { try noteFolders(above: change.path) }
            var found = try look(at: change, deleted: deleted)
            if found == nil { found = try modelStatus(of: change) }
            models.append(found)
        }
        guard conflicts.isEmpty else { throw .conflict(conflicts) }
    }

    private mutating func look(at change: FileChange, deleted: Set<RelativePath>) throws(Failure) -> FileStatus? {
        guard let folder = try folder(of: change.path, deleted: deleted) else {
            if change.old != nil { conflict(change, .disappeared) }
            return nil
        }
        guard let old = change.old else {
            if try isTaken(change.path, in: folder) { conflict(change, .appeared) }
            return nil
        }
        guard let found = try writableFile(change.path, in: folder) else {
            conflict(change, .disappeared)
            return nil
        }
        if found.bytes != old { conflict(change, .changed) }
        return found.status
    }

    private mutating func modelStatus(of change: FileChange) throws(Failure) -> FileStatus? {
        guard let path = change.model, let folder = try cursor.enter(path.parent) else { return nil }
        return try Failure.about(path.text) { () throws(SystemError) in try disk.status(String(path.name), in: folder) }
    }

    private func isTaken(_ path: RelativePath, in folder: DiskAccess.Descriptor) throws(Failure) -> Bool {
        try Failure.about(path.text) { () throws(SystemError) in
            let found = try disk.status(String(path.name), in: folder)
            if found?.kind == .folder { throw SystemError(code: EISDIR, operation: .createFile) }
            return found != nil
        }
    }

    private func writableFile(
        _ path: RelativePath,
        in folder: DiskAccess.Descriptor
    ) throws(Failure) -> DiskAccess.Contents? {
        try Failure.about(path.text) { () throws(SystemError) in
            let name = String(path.name)
            guard let found = try disk.contents(of: name, in: folder) else { return nil }
            // Root may write any file, but a read-only mark on the file still counts.
            let isWritable = try disk.isWritable(name, in: folder)
            let isMarked = found.status.permissions & 0o222 == 0
            if isMarked || !isWritable { throw SystemError(code: EACCES, operation: .checkWritable) }
            return found
        }
    }

    private mutating func conflict(_ change: FileChange, _ reason: FileConflict.Reason) {
        conflicts.append(FileConflict(path: change.path.text, reason: reason))
    }

    /// Opens the folder of a file. If it does not exist, the method adds it to the missing folders and returns `nil`.
    private mutating func folder(
        of path: RelativePath,
        deleted: Set<RelativePath>
    ) throws(Failure) -> DiskAccess.Descriptor? {
        guard let parent = path.parent else { return try cursor.enter(nil) }
        let ancestors = path.ancestors
        // There is nothing to check below a missing folder, or below a file that the plan replaces by a folder.
        var firstMissing = ancestors.firstIndex { missingFolders.contains($0) || deleted.contains($0) }
        if firstMissing == nil {
            if let folder = try cursor.enter(parent) { return folder }
            firstMissing = cursor.depth
        }
        for folder in ancestors[(firstMissing ?? 0)...] where missingFolders.insert(folder).inserted {
            missing.append(folder)
        }
        return nil
    }

    private mutating func noteFolders(above path: RelativePath) throws(Failure) {
        for folder in path.ancestors where emptiedFolders.insert(folder).inserted {
            guard let descriptor = try cursor.enter(folder) else { return }
            let permissions = try Failure.about(folder.text) { () throws(SystemError) in
                try disk.status(of: descriptor).permissions
            }
            emptied.append(CommitJournal.Emptied(path: folder, permissions: permissions))
        }
    }
}
