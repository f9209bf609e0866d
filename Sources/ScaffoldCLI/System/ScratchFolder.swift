import CLibrary

/// A new folder in the system's temporary folder.
struct ScratchFolder {
    let path: String

    init?() {
        let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(base)/scaffold-check-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Writes a file.
    ///
    /// - Returns: Its path; `nil` if it could not be written.
    func write(_ bytes: [UInt8], to name: String) -> String? {
        let file = "\(path)/\(name)"
        guard let stream = fopen(file, "w") else { return nil }
        defer { fclose(stream) }
        return fwrite(bytes, 1, bytes.count, stream) == bytes.count ? file : nil
    }

    /// Removes the folder with all that is in it.
    func remove() { _ = Subprocess.output(["rm", "-rf", "--", path]) }
}
