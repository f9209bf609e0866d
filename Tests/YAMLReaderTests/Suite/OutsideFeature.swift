/// Recognises, without the reader's help, what may be refused as outside the subset.
enum OutsideFeature {
    /// Whether an anchor, alias, tag, explicit key, collection as a key or further document stands at an offset.
    static func isAt(_ offset: Int, of bytes: [UInt8]) -> Bool {
        guard offset < bytes.count else { return false }
        let rest = bytes[offset...]
        let lineStart = offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n")
        switch Character(Unicode.Scalar(bytes[offset])) {
        case "&", "*": return rest.count > 1 && !isSpace(rest[offset + 1])
        case "!": return true
        case "?": return rest.count < 2 || isSpace(rest[offset + 1])
        case "%" where rest.starts(with: "%TAG".utf8): return lineStart
        case "[", "{": return isKey(rest)
        default: return lineStart && isFurtherDocument(bytes[..<offset], rest)
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        [0x20, 0x09, 0x0A, 0x0D].contains(byte)
    }

    /// Whether a bracketed collection is followed by a colon on its line.
    private static func isKey(_ rest: ArraySlice<UInt8>) -> Bool {
        var depth = 0
        for (index, byte) in zip(rest.indices, rest) {
            if "[{".utf8.contains(byte) { depth += 1 }
            if "]}".utf8.contains(byte) { depth -= 1 }
            if byte == 0x0A { return false }
            if depth == 0 {
                return rest[(index + 1)...].drop { $0 == 0x20 }.first == UInt8(ascii: ":")
            }
        }
        return false
    }

    /// Whether a document stands before, and `---` here or `...` before.
    private static func isFurtherDocument(_ before: ArraySlice<UInt8>, _ rest: ArraySlice<UInt8>) -> Bool {
        let lines = before.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
        let hasDocument = lines.contains { !$0.hasPrefix("#") && !$0.hasPrefix("%") && !$0.hasPrefix("...") }
        return hasDocument && (rest.starts(with: "---".utf8) || lines.contains { $0.hasPrefix("...") })
    }
}
