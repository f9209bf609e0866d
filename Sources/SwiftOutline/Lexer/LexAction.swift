/// What the main loop of the lexer does at a byte.
enum LexAction: UInt8, Sendable {
    case other
    case zero
    case space
    case lineFeed
    case name
    case digit
    case quote
    case singleQuote
    case backtick
    case dollar
    case pound
    case leftParenthesis
    case rightParenthesis
    case leftSquare
    case rightSquare
    case leftBrace
    case rightBrace
    case comma
    case semicolon
    case colon
    case at
    case backslash
    case period
    case slash
    case less
    case greater
    case question
    case exclamation
    case operation

    /// The action of every byte.
    static let table: [LexAction] = (0...255).map { LexAction(for: UInt8($0)) }

    private init(for byte: UInt8) {
        switch byte {
        case 0: self = .zero
        case UInt8(ascii: " "), 0x09, 0x0B, 0x0C: self = .space
        case 0x0A, 0x0D: self = .lineFeed
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            self = .name
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
        case UInt8(ascii: "\""): self = .quote
        case UInt8(ascii: "'"): self = .singleQuote
        case UInt8(ascii: "`"): self = .backtick
        case UInt8(ascii: "$"): self = .dollar
        case UInt8(ascii: "#"): self = .pound
        case UInt8(ascii: "("): self = .leftParenthesis
        case UInt8(ascii: ")"): self = .rightParenthesis
        case UInt8(ascii: "["): self = .leftSquare
        case UInt8(ascii: "]"): self = .rightSquare
        case UInt8(ascii: "{"): self = .leftBrace
        case UInt8(ascii: "}"): self = .rightBrace
        case UInt8(ascii: ","): self = .comma
        case UInt8(ascii: ";"): self = .semicolon
        case UInt8(ascii: ":"): self = .colon
        case UInt8(ascii: "@"): self = .at
        case UInt8(ascii: "\\"): self = .backslash
        case UInt8(ascii: "."): self = .period
        case UInt8(ascii: "/"): self = .slash
        case UInt8(ascii: "<"): self = .less
        case UInt8(ascii: ">"): self = .greater
        case UInt8(ascii: "?"): self = .question
        case UInt8(ascii: "!"): self = .exclamation
        case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
            UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"):
            self = .operation
        default: self = .other
        }
    }
}
