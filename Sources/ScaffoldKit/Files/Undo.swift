import Diagnostics

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Takes a commit back, whatever part of it was done.
///
/// Each step looks at the disk first and does nothing where nothing is to be done, so an undo that was itself cut off is simply run
/// again. Files are recognised by their content: only a file that is as the commit wrote it is taken away; one that somebody has changed
/// since stays.
struct Undo: ~Copyable {
    private let journal: CommitJournal
    private let root: DiskAccess.Descriptor
    private let stage: DiskAccess.Descriptor
    private let disk: DiskAccess
    private var cursor: FolderCursor
    private var report = RecoveryReport()
    private var conflicts: [FileConflict] = []

    init(
        _ journal: CommitJournal,
        root: DiskAccess.Descriptor,
        stage: DiskAccess.Descriptor,
        disk: DiskAccess
    ) {
        self.journal = journal
        self.root = root
        self.stage = stage
        self.disk = disk
        cursor = FolderCursor(root: root, disk: disk)
    }

    /// Brings back the old files and folders.
    ///
    /// - Throws: `.disk` when the system refuses, `.conflict` when two versions that people have saved compete for one path. Either way
    ///   the journal must stay, and a later undo goes on.
    consuming func run() throws(Failure) -> RecoveryReport {
        for folder in journal.emptied { try bringBack(folder) }
        for file in journal.files where file.old == nil { try remove(file) }
        for folder in journal.made.reversed() { try remove(folder) }
        for file in journal.files where file.old != nil { try restore(file) }
        guard conflicts.isEmpty else { throw .conflict(conflicts) }
        return report
    }

    /// The open folder, or `nil` when it is not there; a file may have its place, as before the commit or since.
    private mutating func openFolder(at path: RelativePath?) throws(Failure) -> DiskAccess.Descriptor? {
        try cursor.enter(path, filesAreMissing: true)
    }

    private mutating func bringBack(_ folder: CommitJournal.Emptied) throws(Failure) {
        guard let parent = try openFolder(at: folder.path.parent) else { return }
        do {
            try disk.makeFolder(String(folder.path.name), in: parent, permissions: folder.permissions)
        } catch {
            if error.code != EEXIST { throw .disk(error, folder.path.text) }
        }
    }

    private mutating func remove(_ folder: RelativePath) throws(Failure) {
        guard let parent = try openFolder(at: folder.parent) else { return }
        do {
            try disk.removeFolder(String(folder.name), in: parent)
        } catch {
            let isInUse = error.code == ENOTEMPTY || error.code == EEXIST || error.isMissing
            if !isInUse { throw .disk(error, folder.text) }
        }
    }

    private mutating func remove(_ file: CommitJournal.File) throws(Failure) {
        guard let folder = try openFolder(at: file.path.parent) else { return }
        switch try standing(file, in: folder) {
        case .nothing: break
        case .somebodys: report.kept.append(file.path)
        case .ours:
            try Failure.about(file.path.text) { () throws(SystemError) in
                try disk.removeFile(String(file.path.name), in: folder)
            }
            report.removed.append(file.path)
        }
    }

    /// Moves the old file from the stage back to its path, unless somebody has put another one there.
    private mutating func restore(_ file: CommitJournal.File) throws(Failure) {
        let kept = StageFolder.old(file.slot)
        guard try isInStage(kept, of: file) else { return }
        guard let folder = try openFolder(at: file.path.parent) else {
            // Somebody has removed the folder since. The old file has no place any more, but may be the only copy.
            conflicts.append(conflict(file))
            return
        }
        if try standing(file, in: folder) != .somebodys {
            try Failure.about(file.path.text) { () throws(SystemError) in
                try disk.rename(kept, in: stage, to: String(file.path.name), in: folder)
            }
            report.restored.append(file.path)
        } else if try isAsPlanned(kept, of: file) {
            report.kept.append(file.path)
        } else {
            conflicts.append(conflict(file))
        }
    }

    private func isInStage(_ kept: String, of file: CommitJournal.File) throws(Failure) -> Bool {
        try Failure.about(file.path.text) { () throws(SystemError) in
            try disk.status(kept, in: stage) != nil
        }
    }

    /// Whether the old file in the stage is the one that the plan was made for, which the new version was made from.
    private func isAsPlanned(_ kept: String, of file: CommitJournal.File) throws(Failure) -> Bool {
        try Failure.about(file.path.text) { () throws(SystemError) in
            guard try disk.status(kept, in: stage)?.kind == .file else { return false }
            return try disk.contents(of: kept, in: stage).map { Fingerprint(of: $0.bytes) } == file.old
        }
    }

    /// What stands at a file's path.
    private enum Standing {
        case nothing, ours, somebodys
    }

    private func standing(
        _ file: CommitJournal.File,
        in folder: DiskAccess.Descriptor
    ) throws(Failure) -> Standing {
        let name = String(file.path.name)
        return try Failure.about(file.path.text) { () throws(SystemError) in
            guard let found = try disk.status(name, in: folder) else { return .nothing }
            guard found.kind == .file, let written = file.new else { return .somebodys }
            guard let contents = try disk.contents(of: name, in: folder) else { return .nothing }
            return Fingerprint(of: contents.bytes) == written ? .ours : .somebodys
        }
    }

    private func conflict(_ file: CommitJournal.File) -> FileConflict {
        FileConflict(
            path: file.path.text,
            reason: .savedTwice(kept: "\(StageFolder.name)/\(StageFolder.old(file.slot))")
        )
    }
}
