import CLibrary

/// The status of one file, without following a link.
package struct FileStatus: Hashable, Sendable {
    /// The kind of a file.
    package enum Kind: Hashable, Sendable {
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

    /// The kind of the file.
    package let kind: Kind

    /// The permission bits, without the kind of file.
    package let permissions: UInt32

    /// The size in bytes.
    package let size: Int

    /// The user and the group that the file belongs to.
    package let owner: UInt32
    package let group: UInt32

    /// Identifies the file on this machine, whatever its name.
    package let identity: Identity

    /// A file's number and that of its volume.
    package struct Identity: Hashable, Sendable {
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
