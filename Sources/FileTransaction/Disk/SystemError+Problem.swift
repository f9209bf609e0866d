import CLibrary
import Diagnostics

extension SystemError {
    /// The problem to report of a refusal.
    ///
    /// - Parameter path: The path it was about: relative to the root, or absolute for the root itself.
    package func problem(at path: String) -> Problem {
        let (message, hint) = explanation(path)
        return Problem(message, at: SourceMark(source: path), hint: hint)
    }

    private func explanation(_ path: String) -> (message: String, hint: String?) {
        switch code {
        case EACCES, EPERM: ("no permission to \(action)", "give yourself the right to \(subject(path)) (chmod, chown)")
        case ENOSPC, EDQUOT: ("the disk is full", "free some space and run the command again")
        case EROFS: ("the disk is read-only", "write somewhere else with --output")
        case EISDIR: ("a folder stands where the file should be", "move the folder away")
        case ENOTDIR, EEXIST: ("a file stands where a folder should be", "move the file away")
        case ENAMETOOLONG: ("the path is too long for this disk", "choose a shorter name or root")
        case EXDEV: ("this is on another volume than the app's root", "run the tool with --output inside it")
        case ENOTSUP where operation == .lock: ("this disk has no file locks", "work on a local disk")
        case ENOTSUP: ("this is a pipe, a socket or a device", "move it away")
        case EFBIG where operation == .openFile || operation == .read:
            ("the file is larger than \(DiskAccess.largestFile >> 20) MB", "move it out of the app")
        case EMFILE, ENFILE: ("too many files are open", "close some programs and run the command again")
        default: ("cannot \(action): \(SystemError.text(of: code))", nil)
        }
    }

    /// What permission is missing for. Making, moving and removing a file needs the right to write in its folder.
    private func subject(_ path: String) -> String {
        switch operation {
        case .createFile, .makeFolder, .rename, .link, .removeFile, .removeFolder: "write in \(Self.folder(of: path))"
        default: "it"
        }
    }

    private static func folder(of path: String) -> String {
        guard let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "the app's folder" }
        return "the folder \"\(end == path.startIndex ? "/" : String(path[..<end]))\""
    }

    private var action: String {
        switch operation {
        case .resolve, .status, .openFile, .read, .readLink: "read this"
        case .openFolder, .list: "open this folder"
        case .lock: "lock this folder"
        case .removeFile, .removeFolder: "remove this"
        case .createFile, .write, .close, .setPermissions, .setOwner, .checkWritable, .makeFolder, .rename, .link:
            "write this"
        }
    }
}
