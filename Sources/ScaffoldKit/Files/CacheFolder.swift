#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The user's folder for what may be lost: what a run found out about a large app's files, for the next run.
///
/// Nothing in it is needed. What cannot be read is not used, and what cannot be written is not kept; neither is an error.
public struct CacheFolder: Sendable, Hashable {
    /// So old a file is taken away, in nanoseconds: thirty days.
    private static let oldest: Int64 = 30 * 86_400 * 1_000_000_000
    private static let ending = ".survey"
    private static let unfinished = ".part"

    /// The folder's absolute path; it need not exist.
    public let path: String

    /// - Parameter path: An absolute path.
    public init(_ path: String) {
        self.path = path
    }

    /// The folder that the environment names, else that of the system; `nil` where there is none, or where the user wants none.
    ///
    /// `SCAFFOLD_CACHE` is the folder itself, or `off`. Otherwise it is `scaffold` in `$XDG_CACHE_HOME`, in `~/Library/Caches` on a Mac, and in
    /// `~/.cache` elsewhere. A path that is not absolute is no answer.
    public init?(environment: (String) -> String?) {
        func folder(_ name: String) -> String? { environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
        if let own = environment("SCAFFOLD_CACHE"), !own.isEmpty {
            guard own.hasPrefix("/") else { return nil }
            path = own
        } else if let caches = folder("XDG_CACHE_HOME") {
            path = caches + "/scaffold"
        } else if let home = folder("HOME") {
            #if os(macOS)
            path = home + "/Library/Caches/scaffold"
            #else
            path = home + "/.cache/scaffold"
            #endif
        } else {
            return nil
        }
    }

    /// What is kept of an app's files, if that is there and somebody else could not have put it there.
    func contents(about root: RootFolder) -> [UInt8]? {
        let disk = DiskAccess()
        guard let folder = opened(disk) else { return nil }
        defer { disk.discard(folder) }
        return try? disk.contents(of: Self.name(for: root), in: folder)?.bytes
    }

    /// Keeps something of an app's files, whole or not at all, and takes away what nobody has needed for long.
    func keep(_ bytes: [UInt8], about root: RootFolder) {
        let disk = DiskAccess()
        makeFolders(disk)
        guard let folder = opened(disk) else { return }
        defer { disk.discard(folder) }
        let name = Self.name(for: root)
        let part = "\(name).\(getpid())\(Self.unfinished)"
        do throws(SystemError) {
            try disk.createFile(part, in: folder, holding: bytes)
            try disk.rename(part, in: folder, to: name, in: folder)
        } catch {
            try? disk.removeFile(part, in: folder)
        }
        removeOld(from: folder, disk)
    }

    private static func name(for root: RootFolder) -> String {
        Fingerprint(of: Array(root.path.utf8)).text + ending
    }

    /// The open folder, if it is the user's own and nobody else may write into it.
    private func opened(_ disk: DiskAccess) -> DiskAccess.Descriptor? {
        guard let folder = try? disk.openFolder(path) else { return nil }
        if let status = try? disk.status(of: folder), status.owner == geteuid(), status.permissions & 0o022 == 0 {
            return folder
        }
        disk.discard(folder)
        return nil
    }

    private func makeFolders(_ disk: DiskAccess) {
        var path = ""
        for name in self.path.slashed() {
            path += "/" + name
            try? disk.makeFolder(path, permissions: 0o700)
        }
    }

    private func removeOld(from folder: DiskAccess.Descriptor, _ disk: DiskAccess) {
        let now = FileStamp.now
        for entry in (try? disk.entries(of: folder)) ?? [] where entry.kind == .file {
            guard entry.name.hasSuffix(Self.ending) || entry.name.hasSuffix(Self.unfinished),
                let stamp = disk.stamp(of: entry.name, in: folder)?.stamp, stamp.changed < now - Self.oldest
            else { continue }
            try? disk.removeFile(entry.name, in: folder)
        }
    }
}
