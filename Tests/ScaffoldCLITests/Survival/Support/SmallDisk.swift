import Foundation

/// A small disk in memory. Only root may mount one, and not everywhere: tests that need it are skipped elsewhere, and say so.
final class SmallDisk {
    private let folder = TemporaryFolder()
    private var isMounted = false

    /// The app's folder on the disk.
    var path: String { folder.path("disk/app") }

    static let canMount: Bool = {
        let disk = SmallDisk(kilobytes: 64, holding: nil)
        if disk == nil { print("skipped: this process may not mount a disk in memory") }
        return disk != nil
    }()

    /// Mounts a disk, and copies a folder to it.
    init?(kilobytes: Int, holding app: String?) {
        let place = folder.path("disk")
        try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        guard Self.run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "none", place) else { return nil }
        isMounted = true
        guard let app else { return }
        guard (try? FileManager.default.copyItem(atPath: app, toPath: path)) != nil else { return nil }
    }

    deinit {
        if isMounted { _ = Self.run("umount", "-l", folder.path("disk")) }
    }

    /// Writes one file beside the app that leaves so much room.
    func fill(leaving kilobytes: Int) {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder.path("disk"))
        let free = (attributes?[.systemFreeSize] as? NSNumber)?.intValue ?? 0
        try? Data(count: max(free - kilobytes * 1024, 0)).write(to: URL(fileURLWithPath: folder.path("disk/filling")))
    }

    func makeRoom() {
        try? FileManager.default.removeItem(atPath: folder.path("disk/filling"))
    }

    func makeReadOnly() {
        _ = Self.run("mount", "-o", "remount,ro", folder.path("disk"))
    }

    private static func run(_ command: String...) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
