/// The ASCII bytes that the template syntax is made of.
enum Byte {
    static let tab = UInt8(ascii: "\t")
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let openBrace = UInt8(ascii: "{")
    static let closeBrace = UInt8(ascii: "}")
    static let percent = UInt8(ascii: "%")
    static let hash = UInt8(ascii: "#")
    static let plus = UInt8(ascii: "+")
    static let minus = UInt8(ascii: "-")
    static let doubleQuote = UInt8(ascii: "\"")
    static let singleQuote = UInt8(ascii: "'")
    static let dot = UInt8(ascii: ".")
    static let pipe = UInt8(ascii: "|")
    static let colon = UInt8(ascii: ":")
    static let comma = UInt8(ascii: ",")
    static let openParenthesis = UInt8(ascii: "(")
    static let closeParenthesis = UInt8(ascii: ")")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")
    static let equals = UInt8(ascii: "=")
    static let less = UInt8(ascii: "<")
    static let greater = UInt8(ascii: ">")
    static let exclamation = UInt8(ascii: "!")

    static func isQuote(_ byte: UInt8) -> Bool { byte == doubleQuote || byte == singleQuote }

    static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

    /// A blank or a line break.
    static func isSpace(_ byte: UInt8) -> Bool {
        byte == space || (byte >= tab && byte <= carriageReturn)
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
