import CLibrary

/// An input of bytes: a file descriptor, or a text in tests.
package final class InputChannel {
    package let isTerminal: Bool

    private static let capacity = 32 * 1024
    private let descriptor: Int32?
    private var buffer: [UInt8]
    private var isAtEnd: Bool
    /// The `errno` of a failed read, which ends the input.
    private(set) var failure: Int32?

    /// Reads from an open file descriptor and does not close it.
    package init(descriptor: Int32) {
        self.descriptor = descriptor
        isTerminal = isatty(descriptor) == 1
        buffer = []
        isAtEnd = false
    }

    /// Reads a text, for tests.
    package init(_ text: String, asTerminal isTerminal: Bool = false) {
        descriptor = nil
        self.isTerminal = isTerminal
        buffer = Array(text.utf8)
        isAtEnd = true
    }

    /// The next line without its line break; `nil` at the end of the input.
    package func readLine() -> String? {
        while true {
            if let end = buffer.firstIndex(of: 0x0A) {
                let line = buffer[..<end]
                let text = String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
                buffer.removeSubrange(...end)
                return text
            }
            guard !isAtEnd else { return takeRest() }
            fill()
        }
    }

    /// All bytes up to the end of the input, but at most `limit + 1`, so that the caller can tell that there are more.
    package func readAll(limit: Int = .max - 1) -> [UInt8] {
        while !isAtEnd, buffer.count <= limit { fill() }
        defer { buffer.removeAll() }
        return Array(buffer.prefix(limit + 1))
    }

    private func takeRest() -> String? {
        guard !buffer.isEmpty else { return nil }
        defer { buffer.removeAll() }
        return String(decoding: buffer, as: UTF8.self)
    }

    private func fill() {
        guard let descriptor else {
            isAtEnd = true
            return
        }
        var chunk = [UInt8](repeating: 0, count: Self.capacity)
        var count = read(descriptor, &chunk, chunk.count)
        while count < 0, errno == EINTR { count = read(descriptor, &chunk, chunk.count) }
        isAtEnd = count <= 0
        if count < 0 { failure = errno }
        if count > 0 { buffer.append(contentsOf: chunk[..<count]) }
    }
}
