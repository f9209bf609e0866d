/// The classes of a byte in tokens.
struct ByteClass: OptionSet, Sendable {
    let rawValue: UInt8

    /// May start a name: letters and `_`.
    static let nameStart = ByteClass(rawValue: 1)
    /// May continue a name: letters, digits, `_` and `$`.
    static let name = ByteClass(rawValue: 2)
    /// An ASCII operator character.
    static let operation = ByteClass(rawValue: 4)
    /// White space other than line breaks.
    static let space = ByteClass(rawValue: 8)
    /// `0` to `9`.
    static let digit = ByteClass(rawValue: 16)
    /// `0` to `9`, `a` to `f`, `A` to `F`.
    static let hexDigit = ByteClass(rawValue: 32)
    /// Needs attention in a single-line string literal.
    static let stringStop = ByteClass(rawValue: 64)
    /// A byte of a character outside of ASCII.
    static let wide = ByteClass(rawValue: 128)

    /// The classes of every byte.
    static let table: [ByteClass] = (0...255).map { ByteClass(of: UInt8($0)) }

    private init(of byte: UInt8) {
        var set: ByteClass = []
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            set.formUnion([.nameStart, .name])
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            set.formUnion([.digit, .hexDigit, .name])
        case UInt8(ascii: "$"):
            set.insert(.name)
        case 0x80...:
            set.insert(.wide)
        default:
            break
        }
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): set.insert(.hexDigit)
        case UInt8(ascii: " "), 0x09, 0x0B, 0x0C: set.insert(.space)
        case 0, 0x0A, 0x0D, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): set.insert(.stringStop)
        default: break
        }
        if "/=-+*%<>!&|^~.?".utf8.contains(byte) { set.insert(.operation) }
        self = set
    }

    init(rawValue: UInt8) { self.rawValue = rawValue }
}
