/// The bytes of one Swift file.
///
/// Any bytes are accepted: they need not be UTF-8, nor Swift. All offsets handed out by this module are offsets
/// into `bytes`. Offsets are 32 bits wide inside, so that of a text larger than 4 GiB only the first 4 GiB are
/// read; `isTruncated` says so.
public struct SourceText: Sendable {
    /// The bytes, followed by zeros so that readers may look ahead without a bounds check.
    @usableFromInline package let storage: [UInt8]

    /// The number of bytes in the text.
    public let count: Int

    /// Whether the text was too long to be read whole.
    public let isTruncated: Bool

    /// The number of zero bytes that follow the text in `storage`.
    @inlinable public static var padding: Int { 32 }

    private static let maximumCount = Int(UInt32.max) - 1024

    /// Creates a text from bytes.
    public init(_ bytes: some Collection<UInt8>) {
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

    /// Creates a text from bytes that nobody else needs: they are not copied if they have room for some more.
    public init(taking bytes: consuming [UInt8]) {
        isTruncated = bytes.count > Self.maximumCount
        if isTruncated { bytes.removeSubrange(Self.maximumCount...) }
        count = bytes.count
        bytes.reserveCapacity(bytes.count + Self.padding)
        bytes.append(contentsOf: repeatElement(0, count: Self.padding))
        storage = bytes
    }

    /// Creates a text from the UTF-8 of a string.
    public init(_ string: String) {
        self.init(string.utf8)
    }

    /// The bytes of the text.
    public var bytes: ArraySlice<UInt8> { storage[..<count] }

    /// The bytes of a range; what lies outside of the text is left out.
    public func bytes(in range: Range<Int>) -> ArraySlice<UInt8> {
        storage[range.clamped(to: 0..<count)]
    }

    /// Gives direct access to the bytes, for readers that are in a hurry; zeros follow them.
    @inlinable
    public func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows
        -> Result
    {
        try storage.withUnsafeBufferPointer(body)
    }

    /// The text of a range of bytes; what is not UTF-8 becomes U+FFFD, and what lies outside is left out.
    public func text(_ range: Range<Int>) -> String {
        let range = range.clamped(to: 0..<count)
        return storage.withUnsafeBufferPointer {
            String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self)
        }
    }

    /// Whether a range of bytes holds these and no others.
    public func reads(_ word: String, in range: Range<Int>) -> Bool {
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

    /// Whether some bytes stand in the text: a quick look before a thorough one.
    public func contains(_ word: String) -> Bool {
        var word = word
        return word.withUTF8 { wanted in
            storage.withUnsafeBytes {
                ByteSearch.holds(UnsafeRawBufferPointer(rebasing: $0[..<count]), UnsafeRawBufferPointer(wanted))
            }
        }
    }

    /// The whole text; what is not UTF-8 becomes U+FFFD.
    public var text: String { text(0..<count) }
}

// MARK: - Lines and columns

extension SourceText {
    /// The line and column of a byte offset; an offset outside of the text counts as its nearest end.
    ///
    /// Takes time linear in the offset: for many look-ups in one text, build a `LineTable`, or look for them in their order.
    ///
    /// - Parameter earlier: A position of the text from which the lines are counted on; the text's start if it lies behind the offset.
    public func position(at offset: Int, after earlier: SourcePosition? = nil) -> SourcePosition {
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
    public func characterColumn(at offset: Int) -> Int { characterColumn(of: position(at: offset)) }

    /// The column of a position in characters, where the position is known.
    public func characterColumn(of position: SourcePosition) -> Int {
        text((position.offset - position.column + 1)..<position.offset).count + 1
    }

    /// The place of a byte offset as an editor shows it.
    ///
    /// - Parameter source: What the text is called.
    package func mark(at offset: Int, in source: String) -> SourceMark {
        let position = position(at: offset)
        return SourceMark(source: source, line: position.line, column: characterColumn(of: position))
    }

    /// The line that a byte offset stands in, without its break.
    package func line(around offset: Int) -> String {
        let position = position(at: offset)
        let start = position.offset - position.column + 1
        return text(start..<(bytes[start...].firstIndex(where: \.isBreak) ?? count))
    }
}
