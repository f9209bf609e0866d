/// The text of a file in UTF-8, or in UTF-16 with a byte order mark, as older Xcode projects have their `.strings` files.
package struct EncodedText: Sendable {
    private enum Encoding {
        case utf8, littleEndian, bigEndian
    }

    private let encoding: Encoding
    /// The text without a mark of UTF-16.
    package let utf8: [UInt8]

    /// - Returns: `nil` for a file with the mark of UTF-16 that is none.
    package init?(_ bytes: [UInt8]) {
        switch bytes.prefix(2) {
        case [0xFF, 0xFE]: encoding = .littleEndian
        case [0xFE, 0xFF]: encoding = .bigEndian
        default:
            (encoding, utf8) = (.utf8, bytes)
            return
        }
        let isLittle = encoding == .littleEndian
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isLittle ? second << 8 | first : first << 8 | second
        }
        utf8 = Array(String(decoding: units, as: UTF16.self).utf8)
        guard encoded(utf8) == bytes else { return nil }
    }

    /// A text in the encoding of the file.
    package func encoded(_ text: [UInt8]) -> [UInt8] {
        switch encoding {
        case .utf8: text
        case .littleEndian:
            [0xFF, 0xFE]
                + units(of: text).flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
        case .bigEndian:
            [0xFE, 0xFF]
                + units(of: text).flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
        }
    }

    private func units(of text: [UInt8]) -> [UInt16] { Array(String(decoding: text, as: UTF8.self).utf16) }
}
