/// Which characters outside of ASCII may stand in names and operators, by the grammar of the language.
enum UnicodeScalarClass {
    /// Whether a character may go on with a name.
    static func isName(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF,
            0x100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040,
            0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
            0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44,
            0xFE47...0xFFF8:
            true
        case 0x10000...0xEFFFD:
            scalar & 0xFFFF <= 0xFFFD
        default:
            false
        }
    }

    /// Whether a character may start a name.
    static func isNameStart(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
        default: isName(scalar)
        }
    }

    /// Whether a character may start an operator.
    static func isOperatorStart(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
            0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
            0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
            true
        default:
            false
        }
    }

    /// Whether a character may go on with an operator.
    static func isOperator(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF:
            true
        default:
            isOperatorStart(scalar)
        }
    }

    /// The character of several bytes at a place, and how many bytes it takes.
    ///
    /// Bytes that are no UTF-8 give no scalar, and the number of bytes to pass over. The place must be followed by
    /// at least four readable bytes.
    static func decode(_ bytes: UnsafePointer<UInt8>) -> (scalar: UInt32?, length: Int) {
        let first = bytes[0]
        guard isCharacterStart(first) else {
            var length = 1
            while length < 4, bytes[length] >= 0x80, !isCharacterStart(bytes[length]) { length += 1 }
            return (nil, length)
        }
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        if length == 1 { return (UInt32(first), 1) }
        var scalar = UInt32(first) & (0x7F >> UInt32(length))
        for index in 1..<length {
            guard bytes[index] & 0xC0 == 0x80 else { return (nil, index) }
            scalar = scalar << 6 | UInt32(bytes[index] & 0x3F)
        }
        let isShortest = length == 2 || (length == 3 && scalar >= 0x800) || (length == 4 && scalar >= 0x10000)
        guard isShortest, Unicode.Scalar(scalar) != nil else { return (nil, length) }
        return (scalar, length)
    }

    /// Whether a byte may be the first of a character.
    @inline(__always)
    static func isCharacterStart(_ byte: UInt8) -> Bool {
        byte < 0x80 || (byte >= 0xC2 && byte < 0xF5)
    }
}
