import Diagnostics

/// The recovery after a killed run: it finds an unfinished commit below a root, and undoes it.
struct Recovery {
    /// The open root folder. The run must have its lock.
    let root: DiskAccess.Descriptor
    let disk: DiskAccess

    /// Undoes an unfinished commit.
    ///
    /// - Parameter keeps: Whether to complete a commit that was killed while the command verified it instead.
    /// - Returns: A report; `nil` if there was nothing to undo.
    /// - Throws: `.disk` if the system refuses an operation, `.conflict` if a person has to decide. A later run continues from
    ///   there.
    func run(keeping keeps: (_ command: String) -> Bool) throws(Failure) -> RecoveryReport? {
        guard let stage = try Stage.find(in: root, disk: disk) else { return nil }
        var report = RecoveryReport()
        let verification = try verification(in: stage.descriptor)
        switch try journal(in: stage.descriptor) {
        case .whole where verification.map(keeps) == true:
            report.isKept = true
        case .whole(let journal):
            report = try Undo(journal, root: root, stage: stage.descriptor, disk: disk).run()
        case .foreign:
            let path = "\(StageFolder.name)/\(StageFolder.journal)"
            throw .conflict([FileConflict(path: path, reason: .foreignJournal)])
        case .unfinished: break
        }
        report.verification = verification
        try stage.discard()
        return report
    }

    /// The command that verified the commit; `nil` if the run was killed before.
    private func verification(in stage: DiskAccess.Descriptor) throws(Failure) -> String? {
        try Failure.about("\(StageFolder.name)/\(StageFolder.verification)") { () throws(SystemError) in
            try disk.contents(of: StageFolder.verification, in: stage).map { String(decoding: $0.bytes, as: UTF8.self) }
        }
    }

    private func journal(in stage: DiskAccess.Descriptor) throws(Failure) -> CommitJournal.Reading {
        try Failure.about("\(StageFolder.name)/\(StageFolder.journal)") { () throws(SystemError) in
            guard let found = try disk.contents(of: StageFolder.journal, in: stage) else { return .unfinished }
            return CommitJournal.read(found.bytes)
        }
    }
}
