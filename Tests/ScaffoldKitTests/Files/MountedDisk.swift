import Foundation

/// A small disk in memory, for tests that need a full or a read-only one. Only root may mount one, and not everywhere.
final class MountedDisk {
    let folder: TemporaryFolder

    private var isMounted = false

    /// Mounts the disk, or says why the test is skipped.
    init?(size: String, at place: String? = nil) {
        folder = place.map(TemporaryFolder.init(existing:)) ?? TemporaryFolder()
        let path = folder.path
        guard Self.run("mount", ["-t", "tmpfs", "-o", "size=\(size)", "none", path]) else {
            print("skipped: this process may not mount a disk in memory")
            return nil
        }
        isMounted = true
    }

    deinit {
        if isMounted { _ = Self.run("umount", ["-l", folder.path]) }
    }

    func makeReadOnly() {
        _ = Self.run("mount", ["-o", "remount,ro", folder.path])
    }

    private static func run(_ command: String, _ arguments: [String]) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [command] + arguments
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
