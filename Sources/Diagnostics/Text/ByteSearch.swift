#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Looks for a word among bytes: one byte of it is sought by the C library, which is many times faster than a loop.
package enum ByteSearch {
    /// Whether a text holds a word; every text holds the empty one.
    package static func holds(_ text: UnsafeRawBufferPointer, _ word: UnsafeRawBufferPointer) -> Bool {
        place(of: word, in: text, from: 0) != nil
    }

    /// Where a word stands in a text first, at an offset or behind it; the empty one stands everywhere.
    package static func place(
        of word: UnsafeRawBufferPointer,
        in text: UnsafeRawBufferPointer,
        from start: Int
    ) -> Int? {
        guard let wanted = word.baseAddress, !word.isEmpty else { return start <= text.count ? start : nil }
        guard let base = text.baseAddress else { return nil }
        // Small letters are what texts are full of.
        let rare = word.firstIndex { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? 0
        var offset = start
        while offset + word.count <= text.count,
            let hit = memchr(base + offset + rare, Int32(word[rare]), text.count - offset - word.count + 1)
        {
            let start = UnsafeRawPointer(hit) - rare
            if memcmp(start, wanted, word.count) == 0 { return start - base }
            offset = start - base + 1
        }
        return nil
    }

    /// Whether a text ends in a word; every text ends in the empty one.
    package static func ends(_ text: UnsafeBufferPointer<UInt8>, with word: [UInt8]) -> Bool {
        word.withUnsafeBufferPointer { ends(text, with: $0) }
    }

    /// Whether a text ends in a word; every text ends in the empty one.
    package static func ends(_ text: UnsafeBufferPointer<UInt8>, with word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = text.baseAddress, let other = word.baseAddress, text.count >= word.count else {
            return word.isEmpty
        }
        return memcmp(base + (text.count - word.count), other, word.count) == 0
    }
}
