#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The permissions of this process on files.
enum FileAccess {
    static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

    static func canWrite(_ path: String) -> Bool { access(path, W_OK) == 0 }

    /// Whether another file can take its place, for which the folder has to be writable too.
    static func canReplace(_ path: String) -> Bool {
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        return canWrite(path) && canWrite(folder.isEmpty ? "/" : folder)
    }
}
