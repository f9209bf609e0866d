#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What this process may do with files, without doing it.
enum FileAccess {
    static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

    static func canWrite(_ path: String) -> Bool { access(path, W_OK) == 0 }

    /// Whether another file can be put in its place: that is a matter of the folder as well.
    static func canReplace(_ path: String) -> Bool {
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        return canWrite(path) && canWrite(folder.isEmpty ? "/" : folder)
    }
}
