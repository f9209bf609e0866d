import CLibrary
import Diagnostics

/// The undo of a commit, however far the commit got.
///
/// Each step checks the disk first, and does nothing if it is done already. An interrupted undo can thus run again. It compares
/// files by content: it removes a file only if that is still as the commit wrote it. A file that was changed since stays.
struct Undo: ~Copyable {
    private let journal: CommitJournal
    private let root: DiskAccess.Descriptor
    private let stage: DiskAccess.Descriptor
    private let disk: DiskAccess
    private var cursor: FolderCursor
    private var report = RecoveryReport()
    private var conflicts: [FileConflict] = []

    init(_ journal: CommitJournal, root: DiskAccess.Descriptor, stage: DiskAccess.Descriptor, disk: DiskAccess) {
        self.journal = journal
        self.root = root
        self.stage = stage
        self.disk = disk
        cursor = FolderCursor(root: root, disk: disk)
    }

    /// Restores the old files and folders.
    ///
    /// - Throws: `.disk` if the system refuses an operation, `.conflict` if two versions that people saved compete for one
    ///   path. The journal must stay in both cases, so that a later undo can continue.
    consuming func run() throws(Failure) -> RecoveryReport {
        for folder in journal.emptied { try restoreFolder(folder) }
        for file in journal.files where file.old == nil { try remove(file) }
        for folder in journal.made.reversed() { try remove(folder) }
        for file in journal.files where file.old != nil { try restore(file) }
        guard conflicts.isEmpty else { throw .conflict(conflicts) }
        return report
    }

    /// Opens a folder. `nil` if it does not exist, or if a file has its path.
    private mutating func openFolder(at path: RelativePath?) throws(Failure) -> DiskAccess.Descriptor? {
        try cursor.enter(path, filesAreMissing: true)
    }

    private mutating func restoreFolder(_ folder: CommitJournal.Emptied) throws(Failure) {
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
        switch try state(file, in: folder) {
        case .missing: break
        case .foreign: report.kept.append(file.path)
        case .written:
            try Failure.about(file.path.text) { () throws(SystemError) in
                try disk.removeFile(String(file.path.name), in: folder)
            }
            report.removed.append(file.path)
        }
    }

    /// Moves the old file from the stage back to its path, unless the path has another file now.
    private mutating func restore(_ file: CommitJournal.File) throws(Failure) {
        let kept = StageFolder.old(file.slot)
        guard try isInStage(kept, of: file) else { return }
        guard let folder = try openFolder(at: file.path.parent) else {
            // The folder was removed since the commit. The file in the stage may be the only copy.
            conflicts.append(conflict(file))
            return
        }
        if try state(file, in: folder) != .foreign {
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

    /// Whether the old file in the stage is the one that the plan is based on.
    private func isAsPlanned(_ kept: String, of file: CommitJournal.File) throws(Failure) -> Bool {
        try Failure.about(file.path.text) { () throws(SystemError) in
            guard try disk.status(kept, in: stage)?.kind == .file else { return false }
            return try disk.contents(of: kept, in: stage).map { Fingerprint(of: $0.bytes) } == file.old
        }
    }

    /// The state of the file at a path.
    private enum FileState {
        case missing, written, foreign
    }

    private func state(_ file: CommitJournal.File, in folder: DiskAccess.Descriptor) throws(Failure) -> FileState {
        let name = String(file.path.name)
        return try Failure.about(file.path.text) { () throws(SystemError) in
            guard let found = try disk.status(name, in: folder) else { return .missing }
            guard found.kind == .file, let written = file.new else { return .foreign }
            guard let contents = try disk.contents(of: name, in: folder) else { return .missing }
            return Fingerprint(of: contents.bytes) == written ? .written : .foreign
        }
    }

    private func conflict(_ file: CommitJournal.File) -> FileConflict {
        FileConflict(
            path: file.path.text,
            reason: .savedTwice(kept: "\(StageFolder.name)/\(StageFolder.old(file.slot))")
        )
    }
}
