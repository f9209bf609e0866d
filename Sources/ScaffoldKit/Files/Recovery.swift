import Diagnostics

/// Looks for what a killed run has left below a root, and takes it back.
struct Recovery {
    private let root: DiskAccess.Descriptor
    private let disk: DiskAccess

    /// - Parameter root: The open root folder, under the run's lock.
    init(root: DiskAccess.Descriptor, disk: DiskAccess) {
        self.root = root
        self.disk = disk
    }

    /// Takes an unfinished commit back.
    ///
    /// - Returns: What was done; `nil` when there was nothing to do.
    /// - Throws: `.disk` when the system refuses, `.conflict` when a person has to decide. A later run goes on from there.
    func run() throws(Failure) -> RecoveryReport? {
        guard let stage = try Stage.find(in: root, disk: disk) else { return nil }
        var report = RecoveryReport()
        switch try journal(in: stage.descriptor) {
        case .whole(let journal):
            report = try Undo(journal, root: root, stage: stage.descriptor, disk: disk).run()
        case .foreign:
            let path = "\(StageFolder.name)/\(StageFolder.journal)"
            throw .conflict([FileConflict(path: path, reason: .foreignJournal)])
        case .unfinished: break
        }
        try stage.discard()
        return report
    }

    private func journal(in stage: DiskAccess.Descriptor) throws(Failure) -> CommitJournal.Reading {
        do {
            guard let found = try disk.contents(of: StageFolder.journal, in: stage) else { return .unfinished }
            return CommitJournal.read(found.bytes)
        } catch {
            throw .disk(error, "\(StageFolder.name)/\(StageFolder.journal)")
        }
    }
}
