#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The file system that a folder is on.
struct Volume {
    /// Whether it is on this machine, so that the times of its files are told by this machine's clock, and at once.
    let isLocal: Bool

    /// - Parameter path: An absolute path without links.
    init(of path: String) {
        #if canImport(Darwin)
        var info = statfs()
        isLocal = statfs(path, &info) == 0 && info.f_flags & UInt32(MNT_LOCAL) != 0
        #else
        let mounts = (try? DiskAccess().contents(of: "/proc/self/mountinfo"))?.bytes ?? []
        isLocal = Self.type(of: path, mounts: String(decoding: mounts, as: UTF8.self)).map(Self.local.contains) ?? false
        #endif
    }

    private static let local: Set<String> = [
        "bcachefs", "btrfs", "ext2", "ext3", "ext4", "f2fs", "jfs", "overlay", "ramfs", "reiserfs", "tmpfs", "xfs",
        "zfs",
    ]

    /// The type of the file system that is mounted nearest above a path, by the kernel's list of them (`proc_pid_mountinfo(5)`).
    static func type(of path: String, mounts: String) -> String? {
        var found: (length: Int, type: String)?
        for line in mounts.split(separator: "\n") {
            let fields = line.split(separator: " ")
            guard fields.count > 6, let dash = fields[6...].firstIndex(of: "-"), dash + 1 < fields.count else {
                continue
            }
            // A space in a path is written as a number, and such a path is then not known: nothing is trusted below it.
            let point = fields[4] == "/" ? "" : String(fields[4])
            guard path == point || path.hasPrefix(point + "/") else { continue }
            // Of those at one place, the last hides the others.
            if point.utf8.count >= found?.length ?? 0 { found = (point.utf8.count, String(fields[dash + 1])) }
        }
        return found?.type
    }
}
