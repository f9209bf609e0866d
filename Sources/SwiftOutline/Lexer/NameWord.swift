/// Tells the bytes of names apart from others, eight at a time.
enum NameWord {
    private static let tops: UInt64 = 0x8080_8080_8080_8080

    /// The top bits of the bytes that do not go on with a name in ASCII: letters, digits, `_` and `$` do.
    @inline(__always)
    static func stops(in word: UInt64) -> UInt64 {
        let low = word & ~tops
        let letters = low | every(0x20)
        // Adding what a byte lacks to 128 sets its top bit from there on.
        let isLetter = (letters &+ every(0x80 - 0x61)) & ~(letters &+ every(0x80 - 0x7B))
        let isDigit = (low &+ every(0x80 - 0x30)) & ~(low &+ every(0x80 - 0x3A))
        let isNoUnderscore = (low ^ every(0x5F)) &+ every(0x7F)
        let isNoDollar = (low ^ every(0x24)) &+ every(0x7F)
        return (~(isLetter | isDigit) & isNoUnderscore & isNoDollar | word) & tops
    }

    @inline(__always)
    private static func every(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
}
