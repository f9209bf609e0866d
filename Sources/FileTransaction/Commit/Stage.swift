import CLibrary
import Diagnostics

/// The stage of a commit: its open stage folder.
struct Stage: ~Copyable {
    let descriptor: DiskAccess.Descriptor
    let root: DiskAccess.Descriptor
    let disk: DiskAccess

    deinit {
        disk.discard(descriptor)
    }

    /// Creates the folder in the root, which must not have one yet.
    static func make(in root: DiskAccess.Descriptor, disk: DiskAccess) throws(Failure) -> Stage {
        let name = StageFolder.name
        try Failure.about(name) { () throws(SystemError) in try disk.makeFolder(name, in: root) }
        do {
            return Stage(descriptor: try disk.openFolder(StageFolder.name, in: root), root: root, disk: disk)
        } catch {
            try? disk.removeFolder(StageFolder.name, in: root)
            throw .disk(error, StageFolder.name)
        }
    }

    /// Opens the folder that a killed run has left in the root; `nil` if there is none.
    static func find(in root: DiskAccess.Descriptor, disk: DiskAccess) throws(Failure) -> Stage? {
        do {
            return Stage(descriptor: try disk.openFolder(StageFolder.name, in: root), root: root, disk: disk)
        } catch {
            if error.code == ENOENT { return nil }
            throw .disk(error, StageFolder.name)
        }
    }

    /// Removes the folder and all files of the commit, the journal first: without it, the other files mean nothing.
    ///
    /// - Throws: `.disk` if a file cannot be removed, or if the folder contains other files.
    consuming func discard() throws(Failure) {
        do {
            let names = try disk.entries(of: descriptor).map(\.name).filter(StageFolder.isOwn)
            if names.contains(StageFolder.journal) { try disk.removeFile(StageFolder.journal, in: descriptor) }
            for name in names.sorted() where name != StageFolder.journal { try disk.removeFile(name, in: descriptor) }
            try disk.removeFolder(StageFolder.name, in: root)
        } catch {
            throw .disk(error, StageFolder.name)
        }
    }
}
