import CLibrary

/// An output of text: a buffered file descriptor, or memory in tests. A class, because its users share the buffer.
package final class OutputChannel {
    /// The size of the buffer in bytes.
    private static let capacity = 32 * 1024

    package let isTerminal: Bool
    /// The terminal's columns; `nil` if it is not a terminal or its width is unknown.
    package let columns: Int?
    /// The `errno` of the first failed write; later text is dropped.
    package private(set) var failure: Int32?
    /// Whether the text only reports on what is done, so that its loss is no failure of the run.
    var isReport = false

    /// `nil` for memory.
    private let descriptor: Int32?
    private var buffer: [UInt8] = []

    /// Writes to an open file descriptor and does not close it.
    package init(descriptor: Int32) {
        self.descriptor = descriptor
        isTerminal = isatty(descriptor) == 1
        columns = isTerminal ? Self.columns(of: descriptor) : nil
    }

    /// Keeps the text in memory, for tests.
    package init(inMemoryAsTerminal isTerminal: Bool = false, columns: Int? = nil) {
        descriptor = nil
        self.isTerminal = isTerminal
        self.columns = columns
    }

    /// The text of a channel in memory; empty for a descriptor.
    package var written: String { descriptor == nil ? String(decoding: buffer, as: UTF8.self) : "" }

    /// Whether a write failed for another reason than a closed pipe.
    var hasFailed: Bool { failure != nil && failure != EPIPE }

    /// What could not be written, and the system's message.
    var failureText: String {
        "could not write to the standard output: " + (failure.map { String(cString: strerror($0)) } ?? "")
    }

    /// Whether nobody can read the text any more: the other end of a pipe is closed.
    var isClosedByReader: Bool {
        guard let descriptor else { return false }
        var request = pollfd(fd: descriptor, events: 0, revents: 0)
        return poll(&request, 1, 0) > 0 && request.revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0
    }

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

    /// Adds lines with their line breaks.
    func writeLines(_ lines: some Sequence<String>) {
        for line in lines { writeLine(line) }
    }

    /// Writes nothing to the descriptor: one that is closed or only for reading refuses that, and so does a full device.
    func probe() {
        guard let descriptor, failure == nil else { return }
        failure = Self.write([], to: descriptor)
    }

    /// Writes the buffer to the descriptor.
    package func flush() {
        guard let descriptor, !buffer.isEmpty else { return }
        if failure == nil { failure = Self.write(buffer, to: descriptor) }
        buffer.removeAll(keepingCapacity: true)
    }

    /// Writes all bytes, and asks once where there are none.
    ///
    /// - Returns: The `errno` of a failure.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            repeat {
                let bytes = UnsafeRawBufferPointer(rebasing: rest)
                let count = CLibrary.write(descriptor, bytes.baseAddress, bytes.count)
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EAGAIN {
                    waitUntilWritable(descriptor)
                } else if errno != EINTR {
                    return errno
                }
            } while !rest.isEmpty
            return nil
        }
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
