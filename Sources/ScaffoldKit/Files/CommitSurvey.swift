import Diagnostics

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What a commit finds on the disk before it writes anything.
struct CommitSurvey: ~Copyable {
    /// For each change, the file that stands there now.
    private(set) var standing: [FileStatus?] = []

    /// The folders that have to be made, outermost first.
    private(set) var missing: [RelativePath] = []

    /// The folders that deletions may leave empty, outermost first.
    private(set) var emptied: [CommitJournal.Emptied] = []

    private let disk: DiskAccess
    private var cursor: FolderCursor
    private var conflicts: [FileConflict] = []
    private var missingFolders: Set<RelativePath> = []
    private var emptiedFolders: Set<RelativePath> = []

    /// Looks at each change's file.
    ///
    /// - Throws: `.conflict` with all the files that are not what the plan was made for, `.refused` and `.disk` for the first file that
    ///   cannot be reached or written.
    init(_ changes: [FileChange], root: DiskAccess.Descriptor, disk: DiskAccess) throws(Failure) {
        self.disk = disk
        cursor = FolderCursor(root: root, disk: disk)
        let deleted = Set(changes.filter { $0.kind == .deletion }.map(\.path))
        for change in changes {
            if change.kind == .deletion { try noteFolders(above: change.path) }
            standing.append(try look(at: change, deleted: deleted))
        }
        guard conflicts.isEmpty else { throw .conflict(conflicts) }
    }

    private mutating func look(
        at change: FileChange,
        deleted: Set<RelativePath>
    ) throws(Failure) -> FileStatus? {
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

    private func isTaken(
        _ path: RelativePath,
        in folder: DiskAccess.Descriptor
    ) throws(Failure) -> Bool {
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
            // Root may write everywhere; that a file is marked as not to be written counts nevertheless.
            let isWritable = try disk.isWritable(name, in: folder)
            let isMarked = found.status.permissions & 0o222 == 0
            if isMarked || !isWritable { throw SystemError(code: EACCES, operation: .checkWritable) }
            return found
        }
    }

    private mutating func conflict(_ change: FileChange, _ reason: FileConflict.Reason) {
        conflicts.append(FileConflict(path: change.path.text, reason: reason))
    }

    /// The open folder of a file, or `nil` when it does not exist, and is then noted.
    private mutating func folder(
        of path: RelativePath,
        deleted: Set<RelativePath>
    ) throws(Failure) -> DiskAccess.Descriptor? {
        guard let parent = path.parent else { return try cursor.enter(nil) }
        let ancestors = path.ancestors
        // Nothing is asked about folders below one that is missing, or below a file that the plan removes to make way for a folder.
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
