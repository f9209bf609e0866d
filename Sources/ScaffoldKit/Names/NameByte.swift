/// What the bytes of names in Swift's source are. Outside of literals and comments, what is not ASCII is part of a name.
package enum NameByte {
    /// Whether a name whose first byte this is may begin with a capital letter: with none of ASCII's others.
    package static func mayBeginLarge(_ first: UInt8) -> Bool {
        first >= 0x80 || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    }

    /// Whether a byte goes on with a name.
    package static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x80...: true
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: false
        }
    }
}
