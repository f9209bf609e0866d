#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What the file system says about one file, without following a link.
public struct FileStatus: Hashable, Sendable {
    /// What stands at a path.
    public enum Kind: Hashable, Sendable {
        case file, folder, link
        /// A pipe, socket or device, which the tool neither reads nor writes.
        case other

        init(_ info: stat) {
            switch info.st_mode & S_IFMT {
            case S_IFREG: self = .file
            case S_IFDIR: self = .folder
            case S_IFLNK: self = .link
            default: self = .other
            }
        }
    }

    /// What stands there.
    public let kind: Kind

    /// The permission bits, without the kind of file.
    public let permissions: UInt32

    /// The size in bytes.
    public let size: Int

    /// The user and the group that the file belongs to.
    public let owner: UInt32
    public let group: UInt32

    /// What tells this file from every other on the machine, whatever it is called.
    public let identity: Identity

    /// A file's number and that of its volume.
    public struct Identity: Hashable, Sendable {
        let volume: UInt64
        let file: UInt64
    }

    init(_ info: stat) {
        kind = Kind(info)
        permissions = UInt32(info.st_mode & 0o7777)
        size = Int(info.st_size)
        owner = info.st_uid
        group = info.st_gid
        identity = Identity(
            volume: UInt64(truncatingIfNeeded: info.st_dev),
            file: UInt64(truncatingIfNeeded: info.st_ino)
        )
    }
}
