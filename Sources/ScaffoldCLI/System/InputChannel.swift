#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// An input of bytes: a file descriptor, or memory in tests.
package final class InputChannel {
    /// Whether a person is typing into it.
    package let isTerminal: Bool

    private static let capacity = 32 * 1024
    private let descriptor: Int32?
    private var buffer: [UInt8]
    private var isAtEnd: Bool
    /// The `errno` of a read that failed, which ends the input.
    private(set) var failure: Int32?

    /// A channel that reads from an open file descriptor, which stays open.
    package init(descriptor: Int32) {
        self.descriptor = descriptor
        isTerminal = isatty(descriptor) == 1
        buffer = []
        isAtEnd = false
    }

    /// A channel that reads the text, for tests.
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

    /// Every byte up to the end of the input, or `limit` and one more, so that the caller sees that there are more.
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
