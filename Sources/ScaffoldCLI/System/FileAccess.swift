import CLibrary

/// Checks on files: whether they exist, and whether this process may write them.
enum FileAccess {
    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// Whether the path leads to a regular file.
    static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    static func canWrite(_ path: String) -> Bool { access(path, W_OK) == 0 }

    /// Whether the file can be replaced, which requires write access to its folder too.
    static func canReplace(_ path: String) -> Bool {
        canWrite(path) && canWrite(path.folderAndName.folder)
    }
}
