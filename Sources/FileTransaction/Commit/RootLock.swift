import CLibrary
import Diagnostics

/// The lock on a root that a run keeps while it writes, so that no other run of the tool writes at the same time.
///
/// It locks the root folder itself or, if that does not exist yet, the nearest existing folder above it. It thus leaves no lock
/// file behind, and the system releases the lock when the process ends. Another run waits for a while and then gives up.
final class RootLock {
    /// The delay between two attempts.
    private static let pause: Duration = .milliseconds(5)

    /// The root, as found under the lock.
    private(set) var root: RootFolder

    private let disk: DiskAccess
    private let patience: Duration
    private var descriptors: [DiskAccess.Descriptor] = []

    /// Waits for the lock.
    ///
    /// - Throws: `.busy` when another run still has it after `patience`; `.disk` when the folder cannot be opened or has no locks.
    init(_ root: RootFolder, patience: Duration, disk: DiskAccess) throws(Failure) {
        self.root = root
        self.disk = disk
        self.patience = patience
        while true {
            let folder = self.root.nearestExisting
            let descriptor = try open(folder)
            descriptors = [descriptor]
            try wait(for: descriptor)
            // The root may have been created or moved while this run waited.
            self.root = try RootFolder(root.path, disk: disk)
            if self.root.nearestExisting == folder, try isStill(descriptor, folder) { return }
            closeAll()
        }
    }

    deinit {
        closeAll()
    }

    /// Recovers from a killed run; `nil` if there was nothing to undo.
    ///
    /// - Parameter keeps: Whether to keep the changes of a run that was killed while the command verified them.
    func recover(keeping keeps: (_ command: String) -> Bool = { _ in false }) throws(Failure) -> RecoveryReport? {
        guard root.exists, let descriptor = descriptors.first else { return nil }
        return try Recovery(root: descriptor, disk: disk).run(keeping: keeps)
    }

    /// Creates the root's missing folders, opens the root and locks it as well.
    ///
    /// - Returns: The root's descriptor, which stays open as long as the lock.
    func openRoot() throws(Failure) -> DiskAccess.Descriptor {
        var folder = descriptors[descriptors.count - 1]
        if root.exists || descriptors.count > 1 { return folder }
        var path = root.nearestExisting
        for name in root.missingNames {
            path += path == "/" ? name : "/" + name
            do {
                folder = try make(name, in: folder)
                descriptors.append(folder)
            } catch {
                removeMadeFolders()
                throw .disk(error, path)
            }
        }
        try wait(for: folder)
        return folder
    }

    /// Removes the empty folders that `openRoot` created.
    func removeMadeFolders() {
        let names = root.missingNames
        while descriptors.count > 1 {
            disk.discard(descriptors.removeLast())
            try? disk.removeFolder(names[descriptors.count - 1], in: descriptors[descriptors.count - 1])
        }
    }

    private func make(_ name: String, in folder: DiskAccess.Descriptor) throws(SystemError) -> DiskAccess.Descriptor {
        do {
            try disk.makeFolder(name, in: folder)
        } catch {
            if error.code != EEXIST { throw error }
        }
        return try disk.openFolder(name, in: folder)
    }

    private func open(_ folder: String) throws(Failure) -> DiskAccess.Descriptor {
        try Failure.about(folder) { () throws(SystemError) in try disk.openFolder(folder) }
    }

    private func wait(for descriptor: DiskAccess.Descriptor) throws(Failure) {
        var left = patience
        while try !take(descriptor) {
            guard left > .zero else { throw .busy(root: root.path) }
            left -= Self.pause
            usleep(UInt32(Self.pause / .microseconds(1)))
        }
    }

    private func take(_ descriptor: DiskAccess.Descriptor) throws(Failure) -> Bool {
        do {
            return try disk.lock(descriptor)
        } catch {
            throw .disk(Self.readable(error), root.path)
        }
    }

    /// Turns the different errors of disks without locks into one.
    private static func readable(_ error: SystemError) -> SystemError {
        switch error.code {
        case EBADF, EINVAL, ENOLCK, ENOSYS, EOPNOTSUPP: SystemError(code: ENOTSUP, operation: .lock)
        default: error
        }
    }

    private func isStill(_ descriptor: DiskAccess.Descriptor, _ folder: String) throws(Failure) -> Bool {
        try Failure.about(folder) { () throws(SystemError) in
            try disk.status(folder)?.identity == disk.status(of: descriptor).identity
        }
    }

    private func closeAll() {
        for descriptor in descriptors {
            disk.unlock(descriptor)
            disk.discard(descriptor)
        }
        descriptors = []
    }
}
