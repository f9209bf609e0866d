/// The bytes that mean something in YAML, and classes of them.
enum Byte {
    static func isBlank(_ byte: UInt8) -> Bool {
        byte == .space || byte == .tab
    }

    static func isBreak(_ byte: UInt8) -> Bool {
        byte == .lineFeed || byte == .carriageReturn
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        byte >= .zero && byte <= .nine
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte & 0xDF)
    }

    /// `,[]{}`: what ends a plain scalar inside brackets.
    static func isFlowIndicator(_ byte: UInt8) -> Bool {
        switch byte {
        case .comma, .leftBracket, .rightBracket, .leftBrace, .rightBrace: true
        default: false
        }
    }

    static func isContinuation(_ byte: UInt8) -> Bool {
        byte & 0xC0 == 0x80
    }

    static func hexValue(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte - 0x30)
        case 0x41...0x46: UInt32(byte - 0x41 + 10)
        case 0x61...0x66: UInt32(byte - 0x61 + 10)
        default: nil
        }
    }
}

extension UInt8 {
    /// What reading past the end gives. A raw NUL is refused before parsing, so it can mean nothing else.
    static let end: UInt8 = 0
    static let tab: UInt8 = 0x09
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let exclamation: UInt8 = 0x21
    static let doubleQuote: UInt8 = 0x22
    static let hash: UInt8 = 0x23
    static let percent: UInt8 = 0x25
    static let ampersand: UInt8 = 0x26
    static let singleQuote: UInt8 = 0x27
    static let asterisk: UInt8 = 0x2A
    static let plus: UInt8 = 0x2B
    static let comma: UInt8 = 0x2C
    static let minus: UInt8 = 0x2D
    static let dot: UInt8 = 0x2E
    static let zero: UInt8 = 0x30
    static let nine: UInt8 = 0x39
    static let colon: UInt8 = 0x3A
    static let greater: UInt8 = 0x3E
    static let question: UInt8 = 0x3F
    static let at: UInt8 = 0x40
    static let upperE: UInt8 = 0x45
    static let leftBracket: UInt8 = 0x5B
    static let backslash: UInt8 = 0x5C
    static let rightBracket: UInt8 = 0x5D
    static let backquote: UInt8 = 0x60
    static let lowerE: UInt8 = 0x65
    static let lowerO: UInt8 = 0x6F
    static let lowerU: UInt8 = 0x75
    static let lowerX: UInt8 = 0x78
    static let leftBrace: UInt8 = 0x7B
    static let bar: UInt8 = 0x7C
    static let rightBrace: UInt8 = 0x7D
}
