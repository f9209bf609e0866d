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

    /// The parts of a text before, between and after the places of a separator; the whole text if that is empty.
    ///
    /// - Parameter isPart: Whether a separator is part of the text because of the bytes that follow it.
    package static func parts(
        of text: String,
        by separator: String,
        where isPart: (Slice<UnsafeRawBufferPointer>) -> Bool = { _ in false }
    ) -> [String] {
        guard !separator.isEmpty else { return [text] }
        var (text, separator) = (text, separator)
        return text.withUTF8 { bytes in
            separator.withUTF8 { wanted in
                let (text, wanted) = (UnsafeRawBufferPointer(bytes), UnsafeRawBufferPointer(wanted))
                var parts: [String] = []
                var start = 0
                var searched = 0
                while let index = place(of: wanted, in: text, from: searched) {
                    searched = index + wanted.count
                    if isPart(text[searched...]) { continue }
                    parts.append(String(decoding: text[start..<index], as: UTF8.self))
                    start = searched
                }
                return parts + [String(decoding: text[start...], as: UTF8.self)]
            }
        }
    }
}
