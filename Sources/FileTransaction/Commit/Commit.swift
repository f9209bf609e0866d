import CLibrary
import Diagnostics

/// A commit of changes to the disk: all of them or none.
///
/// It writes the new files to the stage folder, and then the journal. It moves the old files into the stage and the new files
/// to their places. Removing the journal completes the commit. After an earlier failure or kill, `Undo` reverts the commit, in
/// this process or at the start of the next run.
struct Commit {
    /// The changes, sorted by path, with one change per path.
    let changes: [FileChange]
    let disk: DiskAccess
    var verification: Verification?

    /// Runs the commit.
    ///
    /// - Returns: Warnings of files that other programs saved meanwhile.
    /// - Throws: The errors of `FileTree.commit`. The disk is then as before, unless the error is `.interrupted`.
    func run(under lock: RootLock) throws(Failure) -> [Problem] {
        let root = try lock.openRoot()
        do {
            return try run(in: root)
        } catch {
            lock.removeMadeFolders()
            throw error
        }
    }

    private func run(in root: DiskAccess.Descriptor) throws(Failure) -> [Problem] {
        let check = try CommitCheck(changes, root: root, disk: disk)
        try checkDescriptors(root)
        let journal = CommitJournal(made: check.missing, emptied: check.emptied, files: files)
        let stage = try Stage.make(in: root, disk: disk)
        do {
            try fill(stage.descriptor, like: check.models)
            try write(journal, to: stage.descriptor)
        } catch {
            try? stage.discard()
            throw error
        }
        do {
            try apply(journal, root: root, stage: stage.descriptor)
            if let verification { try run(verification, in: stage.descriptor) }
            try close(journal, in: stage.descriptor)
        } catch {
            let report = try takeBack(journal, because: error, root: root, stage: stage)
            let known = Set(error.problems.compactMap(\.mark?.source))
            let left = report.keptFiles.filter { $0.mark.map { !known.contains($0.source) } ?? true }
            throw left.isEmpty ? error : Failure(error.kind, error.problems + left, omitted: error.omitted)
        }
        // The commit is complete. If the old files cannot be removed now, the next run removes them.
        let saved = removeOldFiles(in: stage.descriptor, root)
        try? stage.discard()
        return saved
    }

    /// Checks that undoing can open what it needs: the stage, the folders on the way to a file, and the file.
    private func checkDescriptors(_ root: DiskAccess.Descriptor) throws(Failure) {
        let deepest = changes.lazy.map(\.path.components.count).max() ?? 0
        try Failure.about(StageFolder.name) { () throws(SystemError) in
            try disk.checkRoom(for: deepest + 1, beside: root)
        }
    }

    /// Removes the old files, and keeps the text of each that a program has saved since it was moved.
    private func removeOldFiles(in stage: DiskAccess.Descriptor, _ root: DiskAccess.Descriptor) -> [Problem] {
        changes.enumerated().compactMap { slot, change in
            guard let old = change.old, let found = try? disk.removeReading(StageFolder.old(slot), in: stage),
                found.bytes != old
            else { return nil }
            let kept = keep(found, of: change.path, root)
            return FileConflict(path: change.path.text, reason: kept.map { .savedMeanwhile(kept: $0) } ?? .changed)
                .problem.weighed(as: .warning)
        }
    }

    /// Writes a saved text beside the file's path, or to the root if that folder is gone.
    ///
    /// - Returns: Its path; `nil` if it cannot be written.
    private func keep(_ saved: DiskAccess.Contents, of path: RelativePath, _ root: DiskAccess.Descriptor) -> String? {
        var cursor = FolderCursor(root: root, disk: disk)
        let parent = (try? cursor.enter(path.parent)) ?? nil
        for ending in [".saved"] + (2...9).map({ ".saved-\($0)" }) {
            let name = "\(path.name)\(ending)"
            do throws(SystemError) {
                try disk.createFile(name, in: parent ?? root, with: saved.bytes, like: saved.status)
                return parent == nil ? name : path.parent.map { "\($0.text)/\(name)" } ?? name
            } catch {
                guard error.code == EEXIST else { return nil }
            }
        }
        return nil
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

    private func fill(_ stage: DiskAccess.Descriptor, like models: [FileStatus?]) throws(Failure) {
        for (slot, change) in changes.enumerated() {
            guard let bytes = change.new else { continue }
            try Failure.about(change.path.text) { () throws(SystemError) in
                try disk.createFile(StageFolder.new(slot), in: stage, with: bytes, like: models[slot])
            }
        }
    }

    private func write(_ journal: CommitJournal, to stage: DiskAccess.Descriptor) throws(Failure) {
        try Failure.about(StageFolder.name) { () throws(SystemError) in
            try disk.createFile(StageFolder.journal, in: stage, with: Array(journal.text.utf8))
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
            // Follows the order of the changes, so that the mover opens each folder only once.
            while let folder = unmade.first, change.path.isInside(folder) { try mover.make(unmade.removeFirst()) }
            try mover.moveIn(change, slot)
        }
        for folder in journal.emptied.reversed() { try mover.removeIfEmpty(folder.path) }
    }

    /// Verifies the commit. Its command in the stage says that all files are in their places.
    private func run(_ verification: Verification, in stage: DiskAccess.Descriptor) throws(Failure) {
        try Failure.about(StageFolder.name) { () throws(SystemError) in
            try disk.createFile(StageFolder.verification, in: stage, with: Array(verification.command.utf8))
        }
        try verification.run()
    }

    private func close(_ journal: CommitJournal, in stage: DiskAccess.Descriptor) throws(Failure) {
        try Failure.about(StageFolder.name) { () throws(SystemError) in
            try disk.removeFile(StageFolder.journal, in: stage)
        }
    }

    private func takeBack(
        _ journal: CommitJournal,
        because cause: Failure,
        root: DiskAccess.Descriptor,
        stage: consuming Stage
    ) throws(Failure) -> RecoveryReport {
        do {
            let report = try Undo(journal, root: root, stage: stage.descriptor, disk: disk).run()
            try stage.discard()
            return report
        } catch {
            throw .interrupted(cause, during: error)
        }
    }
}
