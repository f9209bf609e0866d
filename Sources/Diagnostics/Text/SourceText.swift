/// The bytes of a source text.
///
/// Any bytes are accepted, also invalid UTF-8. Tokens store offsets in 32 bits, so only the first 4 GiB of a text are read.
@usableFromInline package struct SourceText: Sendable {
    /// The bytes, followed by zeros for look-ahead without bounds checks.
    @usableFromInline package let storage: [UInt8]

    /// The number of bytes in the text.
    package let count: Int

    /// The number of zero bytes that follow the text in `storage`.
    @inlinable package static var padding: Int { 32 }

    private static let maximumCount = Int(UInt32.max) - 1024

    /// Creates a text from bytes.
    package init(_ bytes: some Collection<UInt8>) { self.init(taking: Array(bytes)) }

    /// Creates a text from bytes without a copy, if the array has capacity for the padding.
    package init(taking bytes: consuming [UInt8]) {
        if bytes.count > Self.maximumCount { bytes.removeSubrange(Self.maximumCount...) }
        count = bytes.count
        bytes.reserveCapacity(bytes.count + Self.padding)
        bytes.append(contentsOf: repeatElement(0, count: Self.padding))
        storage = bytes
    }

    /// Creates a text from the UTF-8 of a string.
    package init(_ string: String) { self.init(string.utf8) }

    /// The bytes of the text.
    package var bytes: ArraySlice<UInt8> { storage[..<count] }

    /// The bytes of a range, clamped to the text.
    package func bytes(in range: Range<Int>) -> ArraySlice<UInt8> { storage[range.clamped(to: 0..<count)] }

    /// The text of a range of bytes, clamped to the text; invalid UTF-8 becomes U+FFFD.
    package func text(_ range: Range<Int>) -> String {
        let range = range.clamped(to: 0..<count)
        return storage.withUnsafeBufferPointer {
            String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self)
        }
    }

    /// Whether a range of bytes is exactly this word.
    package func reads(_ word: String, in range: Range<Int>) -> Bool {
        guard range.count == word.utf8.count, range.lowerBound >= 0, range.upperBound <= count else { return false }
        var word = word
        return word.withUTF8 { wanted in
            storage.withUnsafeBufferPointer { bytes in
                for offset in 0..<wanted.count where bytes[range.lowerBound &+ offset] != wanted[offset] {
                    return false
                }
                return true
            }
        }
    }

    /// Whether the text contains these bytes anywhere, as a fast check before parsing.
    package func contains(_ word: String) -> Bool {
        var word = word
        return word.withUTF8 { wanted in
            storage.withUnsafeBytes {
                ByteSearch.holds(UnsafeRawBufferPointer(rebasing: $0[..<count]), UnsafeRawBufferPointer(wanted))
            }
        }
    }

    /// The whole text; invalid UTF-8 becomes U+FFFD.
    package var text: String { text(0..<count) }
}

// MARK: - Lines and columns

extension SourceText {
    /// The line and column of a byte offset, clamped to the text.
    ///
    /// Takes time linear in the text. For many offsets use a `LineTable`.
    package func position(at offset: Int) -> SourcePosition { LineTable(self).position(at: offset) }

    /// The number of bytes from which on a line is not written by hand: a file may have many findings in one line, and each
    /// would read it again.
    package static let longestLine = 1_000

    /// The column of a position in characters (extended grapheme clusters), from 1, as editors count. More than `longestLine` bytes
    /// before it, bytes count as characters.
    package func characterColumn(of position: SourcePosition) -> Int {
        let counted = min(position.column - 1, Self.longestLine)
        return position.column - counted + text((position.offset - counted)..<position.offset).count
    }

    /// The mark of a byte offset, with its column in characters.
    ///
    /// - Parameter source: The name of the text.
    package func mark(at offset: Int, in source: String) -> SourceMark {
        let position = position(at: offset)
        return SourceMark(source: source, line: position.line, column: characterColumn(of: position))
    }

    /// The line around a byte offset, without its line break.
    package func line(around offset: Int) -> String {
        let position = position(at: offset)
        let start = position.offset - position.column + 1
        return text(start..<(bytes[start...].firstIndex(where: \.isBreak) ?? count))
    }
}
