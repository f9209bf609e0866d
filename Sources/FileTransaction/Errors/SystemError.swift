import CLibrary

/// The operating system's refusal of one request.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The `errno` value.
    package let code: CInt

    /// What had been asked for.
    package let operation: SystemCall.Operation

    /// Whether the file, or a folder on the way to it, is not there.
    package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

    /// Whether the process or the system has too many files open: the request failed, and says nothing of the file.
    package var isShortage: Bool { code == EMFILE || code == ENFILE }

    package var description: String { "\(operation.rawValue): \(Self.text(of: code))" }

    /// The system's own words for an `errno` value, in lower case at the start as all messages here.
    package static func text(of code: CInt) -> String {
        guard let words = strerror(code) else { return "error \(code)" }
        let text = String(cString: words)
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
