#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// An output of text: a file descriptor behind a buffer, or memory in tests.
///
/// A class, since all holders write to the same stream.
package final class OutputChannel {
    private enum Destination {
        case descriptor(Int32)
        case memory
    }

    /// The bytes of a full buffer.
    private static let capacity = 32 * 1024

    /// Whether a person is looking at it.
    package let isTerminal: Bool
    /// The terminal's columns; `nil` where it is no terminal or does not say.
    package let columns: Int?
    /// The `errno` of the first write that failed; later text is dropped.
    package private(set) var failure: Int32?

    private let destination: Destination
    private var buffer: [UInt8] = []

    /// A channel that writes to an open file descriptor, which stays open.
    package init(descriptor: Int32) {
        destination = .descriptor(descriptor)
        isTerminal = isatty(descriptor) == 1
        columns = isTerminal ? Self.columns(of: descriptor) : nil
    }

    /// A channel that keeps its text, for tests.
    package init(inMemoryAsTerminal isTerminal: Bool = false, columns: Int? = nil) {
        destination = .memory
        self.isTerminal = isTerminal
        self.columns = columns
    }

    /// The text of a channel in memory; empty for a descriptor.
    package var written: String {
        switch destination {
        case .descriptor: ""
        case .memory: String(decoding: buffer, as: UTF8.self)
        }
    }

    /// Whether a write failed, other than because the reader is gone.
    var failedForGood: Bool { failure != nil && failure != EPIPE }

    /// Why writing failed, in the system's words.
    var failureText: String { failure.map { String(cString: strerror($0)) } ?? "" }

    /// Adds text to the buffer.
    package func write(_ text: String) {
        guard failure == nil else { return }
        buffer.append(contentsOf: text.utf8)
        if buffer.count >= Self.capacity { flush() }
    }

    /// Adds text and a line break.
    package func writeLine(_ text: String = "") {
        write(text)
        write("\n")
    }

    /// Writes the buffer to the descriptor.
    package func flush() {
        guard case .descriptor(let descriptor) = destination, !buffer.isEmpty else { return }
        if failure == nil { failure = Self.write(buffer, to: descriptor) }
        buffer.removeAll(keepingCapacity: true)
    }

    /// Writes all bytes, however many calls that takes; the `errno` that stopped it, or `nil`.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EAGAIN {
                    waitUntilWritable(descriptor)
                } else if errno != EINTR {
                    return errno
                }
            }
            return nil
        }
    }

    private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Glibc)
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
        Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #else
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }

    private static func waitUntilWritable(_ descriptor: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
    }

    private static func columns(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
