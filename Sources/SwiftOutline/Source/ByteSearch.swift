#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Looks for a word among bytes: its first byte is sought by the C library, which is many times faster than a loop.
package enum ByteSearch {
    /// Whether a text holds a word; every text holds the empty one.
    package static func holds(_ text: UnsafeRawBufferPointer, _ word: UnsafeRawBufferPointer) -> Bool {
        guard let wanted = word.baseAddress, let first = word.first else { return true }
        guard let base = text.baseAddress else { return false }
        var offset = 0
        while offset + word.count <= text.count,
            let hit = memchr(base + offset, Int32(first), text.count - offset - word.count + 1)
        {
            if memcmp(hit, wanted, word.count) == 0 { return true }
            offset = UnsafeRawPointer(hit) - base + 1
        }
        return false
    }
}
