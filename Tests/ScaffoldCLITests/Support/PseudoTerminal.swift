import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A terminal without a screen: what a process prints to one side is read at the other.
struct PseudoTerminal {
    let readingSide: Int32
    /// The side that a process takes for a terminal; to be closed once the process has it.
    let shellSide: FileHandle

    init?() {
        var reading: Int32 = -1
        var shell: Int32 = -1
        guard openpty(&reading, &shell, nil, nil, nil) == 0 else { return nil }
        readingSide = reading
        shellSide = FileHandle(fileDescriptor: shell, closeOnDealloc: true)
    }

    /// Reads what there is to read.
    static func read(_ side: Int32, into buffer: inout [UInt8]) -> Int {
        #if canImport(Glibc)
        Glibc.read(side, &buffer, buffer.count)
        #else
        Darwin.read(side, &buffer, buffer.count)
        #endif
    }

    /// All that is printed, until the other side is closed.
    func readToEnd() -> String {
        defer { close(readingSide) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = Self.read(readingSide, into: &part)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += part[..<count]
        }
    }
}
