import Foundation
public import Testing

/// A small disk in memory, for tests that need a full or a read-only one.
///
/// Only root may mount one, on Linux, and not in every container.
public final class MountedDisk {
    /// Where it is mounted.
    public let folder: TemporaryFolder
    private let isMounted: Bool

    /// Whether this process may mount one.
    public static let canMount = MountedDisk(kilobytes: 64) != nil

    /// Mounts a disk.
    ///
    /// - Parameter place: The folder that it takes the place of; `nil` for a new one.
    public init?(kilobytes: Int, at place: String? = nil) {
        folder = place.map(TemporaryFolder.init(existing:)) ?? TemporaryFolder()
        #if os(Linux)
        isMounted = Self.run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "none", folder.path)
        #else
        isMounted = false
        #endif
        if !isMounted { return nil }
    }

    deinit {
        if isMounted { _ = Self.run("umount", "-l", folder.path) }
    }

    /// Writes one file that leaves so much room.
    public func fill(leaving kilobytes: Int) throws {
        let attributes = try FileManager.default.attributesOfFileSystem(forPath: folder.path)
        let free = (attributes[.systemFreeSize] as? NSNumber)?.intValue ?? 0
        try folder.write(bytes: Array(repeating: 0, count: max(free - kilobytes * 1024, 0)), to: "filling")
    }

    /// Removes what fills it.
    public func makeRoom() throws {
        try FileManager.default.removeItem(atPath: folder.path("filling"))
    }

    public func makeReadOnly() {
        _ = Self.run("mount", "-o", "remount,ro", folder.path)
    }

    private static func run(_ command: String...) -> Bool {
        (try? Program.run(command))?.status == 0
    }
}

extension Trait where Self == ConditionTrait {
    /// Leaves a test out where no disk can be mounted.
    public static var needsDisk: Self {
        .enabled(if: MountedDisk.canMount, "this process may not mount a disk in memory")
    }
}
