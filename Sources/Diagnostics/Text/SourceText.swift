/// The bytes of a source text.
///
/// Any bytes are accepted, also invalid UTF-8. Tokens store offsets in 32 bits, so only the first 4 GiB of a text are read;
/// then `isTruncated` is set.
@usableFromInline package struct SourceText: Sendable {
    /// The bytes, followed by zeros for look-ahead without bounds checks.
    @usableFromInline package let storage: [UInt8]

    /// The number of bytes in the text.
    package let count: Int

    /// Whether the text is longer than 4 GiB.
    package let isTruncated: Bool

    /// The number of zero bytes that follow the text in `storage`.
    @inlinable package static var padding: Int { 32 }

    private static let maximumCount = Int(UInt32.max) - 1024

    /// Creates a text from bytes.
    package init(_ bytes: some Collection<UInt8>) {
        let wanted = bytes.count
        var storage = [UInt8]()
        storage.reserveCapacity(min(wanted, Self.maximumCount) + Self.padding)
        if wanted > Self.maximumCount {
            storage.append(contentsOf: bytes.prefix(Self.maximumCount))
        } else {
            storage.append(contentsOf: bytes)
        }
        isTruncated = wanted > Self.maximumCount
        count = storage.count
        storage.append(contentsOf: repeatElement(0, count: Self.padding))
        self.storage = storage
    }

    /// Creates a text from bytes without a copy, if the array has capacity for the padding.
    package init(taking bytes: consuming [UInt8]) {
        isTruncated = bytes.count > Self.maximumCount
        if isTruncated { bytes.removeSubrange(Self.maximumCount...) }
        count = bytes.count
        bytes.reserveCapacity(bytes.count + Self.padding)
        bytes.append(contentsOf: repeatElement(0, count: Self.padding))
        storage = bytes
    }

    /// Creates a text from the UTF-8 of a string.
    package init(_ string: String) {
        self.init(string.utf8)
    }

    /// The bytes of the text.
    package var bytes: ArraySlice<UInt8> { storage[..<count] }

    /// The bytes of a range, clamped to the text.
    package func bytes(in range: Range<Int>) -> ArraySlice<UInt8> {
        storage[range.clamped(to: 0..<count)]
    }

    /// Gives direct access to the bytes and the zeros after them.
    @inlinable
    package func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows
        -> Result
    {
        try storage.withUnsafeBufferPointer(body)
    }

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
    /// Takes time linear in the offset. For many offsets use a `LineTable`, or ascending offsets with `earlier`.
    ///
    /// - Parameter earlier: A known position to count from; ignored if it lies after the offset.
    package func position(at offset: Int, after earlier: SourcePosition? = nil) -> SourcePosition {
        let offset = min(max(offset, 0), count)
        let known = earlier.flatMap { $0.offset <= offset ? $0 : nil } ?? SourcePosition(line: 1, column: 1, offset: 0)
        var line = known.line
        var lineStart = known.offset - known.column + 1
        storage.withUnsafeBufferPointer { bytes in
            var index = known.offset
            while index < offset {
                let byte = bytes[index]
                index += 1
                guard byte <= 0x0D, byte == 0x0A || byte == 0x0D else { continue }
                if byte == 0x0D, bytes[index] == 0x0A {
                    if index == offset { break }
                    index += 1
                }
                line += 1
                lineStart = index
            }
        }
        return SourcePosition(line: line, column: offset - lineStart + 1, offset: offset)
    }

    /// The column of a byte offset in characters (extended grapheme clusters), from 1, as editors count.
    package func characterColumn(at offset: Int) -> Int { characterColumn(of: position(at: offset)) }

    /// The number of bytes from which on a line is not written by hand: a file may have many findings in one line, and each
    /// would read it again.
    package static let longestLine = 1_000

    /// The column of a known position in characters. More than `longestLine` bytes before it, bytes count as characters.
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
