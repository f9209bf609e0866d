extension String {
    /// The folder of a path, and the name in it: `.` and `App.swift`, `/` and `tmp`.
    var folderAndName: (folder: String, name: String) {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", self) }
        return (slash == startIndex ? "/" : String(self[..<slash]), String(self[utf8.index(after: slash)...]))
    }
}
