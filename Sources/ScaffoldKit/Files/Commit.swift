import Diagnostics

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Puts changes on the disk, all of them or none.
///
/// The new files are written to the stage folder first. Then the journal is written, the old files are moved into the stage and the new
/// ones to their places. Removing the journal is the moment at which the commit is done; whatever fails or dies before is taken back
/// by `Undo`, in this process or at the start of the next run.
struct Commit {
    private let changes: [FileChange]
    private let disk: DiskAccess

    /// - Parameter changes: What to do, sorted by path, one change for each path.
    init(_ changes: [FileChange], disk: DiskAccess) {
        self.changes = changes
        self.disk = disk
    }

    /// Does it.
    ///
    /// - Throws: as `FileTree.commit`; the disk is then as it was, unless the error is `.interrupted`.
    func run(under lock: RootLock) throws(Failure) {
        let root = try lock.openRoot()
        do {
            try run(in: root)
        } catch {
            lock.removeMadeFolders()
            throw error
        }
    }

    private func run(in root: DiskAccess.Descriptor) throws(Failure) {
        let survey = try CommitSurvey(changes, root: root, disk: disk)
        let journal = CommitJournal(made: survey.missing, emptied: survey.emptied, files: files)
        let stage = try Stage.make(in: root, disk: disk)
        do {
            try fill(stage.descriptor, like: survey.standing)
            try write(journal, to: stage.descriptor)
        } catch {
            try? stage.discard()
            throw error
        }
        do {
            try apply(journal, root: root, stage: stage.descriptor)
            try close(journal, in: stage.descriptor)
        } catch {
            try takeBack(journal, because: error, root: root, stage: stage)
            throw error
        }
        // The commit is done. What is left here is old files; if they cannot be removed now, the next run does it.
        try? stage.discard()
    }

    private var files: [CommitJournal.File] {
        changes.enumerated().map { slot, change in
            CommitJournal.File(
                slot: slot,
                path: change.path,
                old: change.old.map(Fingerprint.init),
                new: change.new.map(Fingerprint.init)
            )
        }
    }

    // MARK: - Preparing

    private func fill(_ stage: DiskAccess.Descriptor, like standing: [FileStatus?]) throws(Failure) {
        for (slot, change) in changes.enumerated() {
            guard let bytes = change.new else { continue }
            do {
                try disk.createFile(StageFolder.new(slot), in: stage, holding: bytes, like: standing[slot])
            } catch {
                throw .disk(error, change.path.text)
            }
        }
    }

    private func write(_ journal: CommitJournal, to stage: DiskAccess.Descriptor) throws(Failure) {
        do {
            try disk.createFile(StageFolder.journal, in: stage, holding: Array(journal.text.utf8))
        } catch {
            throw .disk(error, StageFolder.name)
        }
    }

    // MARK: - Moving

    private func apply(
        _ journal: CommitJournal,
        root: DiskAccess.Descriptor,
        stage: DiskAccess.Descriptor
    ) throws(Failure) {
        var mover = FileMover(root: root, stage: stage, disk: disk)
        for (slot, change) in changes.enumerated() where change.new == nil { try mover.moveOut(change, slot) }
        var unmade = journal.made[...]
        for (slot, change) in changes.enumerated() where change.new != nil {
            if change.old != nil { try mover.moveOut(change, slot) }
            // In the order of the changes, so that the walk from folder to folder goes through the tree once.
            while let folder = unmade.first, change.path.isInside(folder) { try mover.make(unmade.removeFirst()) }
            try mover.moveIn(change, slot)
        }
        for folder in journal.emptied.reversed() { try mover.removeIfEmpty(folder.path) }
    }

    private func close(_ journal: CommitJournal, in stage: DiskAccess.Descriptor) throws(Failure) {
        do {
            try disk.removeFile(StageFolder.journal, in: stage)
        } catch {
            throw .disk(error, StageFolder.name)
        }
    }

    private func takeBack(
        _ journal: CommitJournal,
        because cause: Failure,
        root: DiskAccess.Descriptor,
        stage: consuming Stage
    ) throws(Failure) {
        do {
            _ = try Undo(journal, root: root, stage: stage.descriptor, disk: disk).run()
            try stage.discard()
        } catch {
            throw .interrupted(cause, during: error)
        }
    }
}
