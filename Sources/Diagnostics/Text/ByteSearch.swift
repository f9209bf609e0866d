import CLibrary

/// Searches bytes for a word. Finds one of its bytes with `memchr`, which is many times faster than a loop.
package enum ByteSearch {
    /// Whether a text contains a word; every text contains the empty word.
    package static func holds(_ text: UnsafeRawBufferPointer, _ word: UnsafeRawBufferPointer) -> Bool {
        place(of: word, in: text, from: 0) != nil
    }

    /// The first index of a word in a text, at or after an offset; the empty word is found everywhere.
    package static func place(
        of word: UnsafeRawBufferPointer,
        in text: UnsafeRawBufferPointer,
        from start: Int
    ) -> Int? {
        guard let wanted = word.baseAddress, !word.isEmpty else { return start <= text.count ? start : nil }
        guard let base = text.baseAddress else { return nil }
        // Lower-case letters are too frequent.
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

    /// Whether a text ends in a word; every text ends in the empty word.
    package static func ends(_ text: UnsafeBufferPointer<UInt8>, with word: [UInt8]) -> Bool {
        word.withUnsafeBufferPointer { ends(text, with: $0) }
    }

    /// Whether a text ends in a word; every text ends in the empty word.
    package static func ends(_ text: UnsafeBufferPointer<UInt8>, with word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = text.baseAddress, let other = word.baseAddress, text.count >= word.count else {
            return word.isEmpty
        }
        return memcmp(base + (text.count - word.count), other, word.count) == 0
    }
}
