import CLibrary
import Diagnostics

/// The one folder below which everything is read and written.
package struct RootFolder: Hashable, Sendable, CustomStringConvertible {
    /// The folder's absolute path, without symbolic links as far as it exists.
    package let path: String

    /// How many of the path's last components did not exist when it was resolved.
    let missingComponents: Int

    package var description: String { path }

    /// Whether the folder was there when it was resolved.
    package var exists: Bool { missingComponents == 0 }

    /// Resolves the folder that `given` names, relative to the current folder; it need not exist yet.
    ///
    /// Links are resolved here, once: the root itself may be one.
    /// - Throws: `Failure.refused` for an empty text or one with NUL, `.disk` when it is a file or the path to it cannot be
    ///   read.
    package init(_ given: String, disk: DiskAccess = DiskAccess()) throws(Failure) {
        guard !given.isEmpty else { throw .refused(RefusedPath(path: given, reason: .empty)) }
        guard !given.utf8.contains(0) else { throw .refused(RefusedPath(path: given, reason: .controlCharacter)) }
        var existing = given
        var missing: [String] = []
        while true {
            do throws(SystemError) {
                var real = try disk.realPath(existing.isEmpty ? "." : existing)
                if missing.first == ".." {
                    // Above what was missing there may be something again.
                    _ = Self.removeLast(&real)
                    existing = Self.join(real, Array(missing.dropFirst()))
                    missing = []
                    continue
                }
                let kind = try disk.status(real)?.kind
                guard kind == .folder else { throw SystemError(code: ENOTDIR, operation: .openFolder) }
                path = Self.join(real, missing)
                missingComponents = missing.count
                return
            } catch {
                guard error.code == ENOENT, let tail = Self.removeLast(&existing) else { throw .disk(error, given) }
                Self.prepend(tail, to: &missing)
            }
        }
    }

    /// The absolute path of a place below the root.
    package func absolute(_ path: RelativePath) -> String { Self.join(self.path, [path.text]) }

    /// The folder above an existing root; `nil` at the top of the file system.
    package var parent: RootFolder? {
        var rest = path
        guard Self.removeLast(&rest) != nil else { return nil }
        return RootFolder(existing: rest)
    }

    private init(existing path: String) {
        self.path = path
        missingComponents = 0
    }

    /// The nearest folder upwards that existed when the root was resolved: the root itself, if it did.
    var nearestExisting: String {
        var rest = path
        for _ in 0..<missingComponents { _ = Self.removeLast(&rest) }
        return rest.isEmpty ? "/" : rest
    }

    /// The names of the folders that have to be made for the root to exist, outermost first.
    var missingNames: [String] { path.slashed().suffix(missingComponents).map { String($0) } }

    private static func join(_ base: String, _ tail: [String]) -> String {
        guard !tail.isEmpty else { return base }
        return (base == "/" ? "" : base) + "/" + tail.joined(separator: "/")
    }

    /// Takes the last component off a path; `nil` when there is none left.
    private static func removeLast(_ path: inout String) -> String? {
        while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
        guard !path.isEmpty, path != "/" else { return nil }
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
            defer { path = "" }
            return path
        }
        let name = String(path[path.utf8.index(after: slash)...])
        path = slash == path.startIndex ? "/" : String(path[..<slash])
        return name
    }

    /// Puts a component before others that do not exist, where `..` can only be read by its spelling.
    private static func prepend(_ name: String, to missing: inout [String]) {
        if name == "." { return }
        if missing.first == "..", name != ".." {
            missing.removeFirst()
        } else {
            missing.insert(name, at: 0)
        }
    }
}
