// Names of ASCII characters.
extension UInt8 {
    @inlinable package static var tab: UInt8 { 0x09 }
    @inlinable package static var lineFeed: UInt8 { 0x0A }
    @inlinable package static var carriageReturn: UInt8 { 0x0D }
    @inlinable package static var space: UInt8 { 0x20 }
    @inlinable package static var exclamation: UInt8 { 0x21 }
    @inlinable package static var doubleQuote: UInt8 { 0x22 }
    @inlinable package static var hash: UInt8 { 0x23 }
    @inlinable package static var dollar: UInt8 { 0x24 }
    @inlinable package static var percent: UInt8 { 0x25 }
    @inlinable package static var ampersand: UInt8 { 0x26 }
    @inlinable package static var singleQuote: UInt8 { 0x27 }
    @inlinable package static var leftParenthesis: UInt8 { 0x28 }
    @inlinable package static var rightParenthesis: UInt8 { 0x29 }
    @inlinable package static var asterisk: UInt8 { 0x2A }
    @inlinable package static var plus: UInt8 { 0x2B }
    @inlinable package static var comma: UInt8 { 0x2C }
    @inlinable package static var minus: UInt8 { 0x2D }
    @inlinable package static var dot: UInt8 { 0x2E }
    @inlinable package static var slash: UInt8 { 0x2F }
    @inlinable package static var zero: UInt8 { 0x30 }
    @inlinable package static var nine: UInt8 { 0x39 }
    @inlinable package static var colon: UInt8 { 0x3A }
    @inlinable package static var semicolon: UInt8 { 0x3B }
    @inlinable package static var less: UInt8 { 0x3C }
    @inlinable package static var equals: UInt8 { 0x3D }
    @inlinable package static var greater: UInt8 { 0x3E }
    @inlinable package static var question: UInt8 { 0x3F }
    @inlinable package static var at: UInt8 { 0x40 }
    @inlinable package static var upperE: UInt8 { 0x45 }
    @inlinable package static var leftBracket: UInt8 { 0x5B }
    @inlinable package static var backslash: UInt8 { 0x5C }
    @inlinable package static var rightBracket: UInt8 { 0x5D }
    @inlinable package static var underscore: UInt8 { 0x5F }
    @inlinable package static var backquote: UInt8 { 0x60 }
    @inlinable package static var lowerE: UInt8 { 0x65 }
    @inlinable package static var lowerO: UInt8 { 0x6F }
    @inlinable package static var lowerU: UInt8 { 0x75 }
    @inlinable package static var lowerX: UInt8 { 0x78 }
    @inlinable package static var leftBrace: UInt8 { 0x7B }
    @inlinable package static var bar: UInt8 { 0x7C }
    @inlinable package static var rightBrace: UInt8 { 0x7D }
}

// MARK: - Classes

extension UInt8 {
    /// A space or a tab.
    @inlinable package var isBlank: Bool { self == .space || self == .tab }

    /// A line feed or a carriage return.
    @inlinable package var isBreak: Bool { self == .lineFeed || self == .carriageReturn }

    /// A blank, a line break, a vertical tab or a form feed.
    @inlinable package var isSpace: Bool { self == .space || self >= .tab && self <= .carriageReturn }

    /// A double or a single quote.
    @inlinable package var isQuote: Bool { self == .doubleQuote || self == .singleQuote }

    /// An ASCII digit.
    @inlinable package var isDigit: Bool { self >= .zero && self <= .nine }

    /// An ASCII capital letter.
    @inlinable package var isUppercase: Bool { self >= 0x41 && self <= 0x5A }

    /// An ASCII letter.
    @inlinable package var isLetter: Bool { self & 0xDF >= 0x41 && self & 0xDF <= 0x5A }

    /// A byte of a Swift name: a letter, a digit, an underscore, or a byte outside of ASCII.
    @inlinable package var isOfName: Bool { self >= 0x80 || isLetter || isDigit || self == 0x5F }

    /// Whether a name with this first byte may begin with a capital letter, of ASCII or not.
    @inlinable package var mayBeginCapitalized: Bool { self >= 0x80 || isUppercase }

    /// A continuation byte of UTF-8.
    @inlinable package var isContinuation: Bool { self & 0xC0 == 0x80 }

    /// The value of a hexadecimal digit.
    package var hexValue: UInt32? {
        switch self {
        case 0x30...0x39: UInt32(self - 0x30)
        case 0x41...0x46: UInt32(self - 0x41 + 10)
        case 0x61...0x66: UInt32(self - 0x61 + 10)
        default: nil
        }
    }
}
