/// The identity of an object in a project file: 24 hexadecimal digits derived from the object's purpose.
///
/// Two FNV-1a hashes are enough, as the identifiers only have to differ within one file.
struct ObjectIdentity: Sendable, Equatable {
    let text: String

    init(of label: String) {
        let first = Self.sum(label.utf8, from: 0xCBF2_9CE4_8422_2325)
        let second = Self.sum(label.utf8, from: 0x9AE1_6A3B_2F90_404F)
        text = Self.digits(first, count: 16) + Self.digits(second, count: 8)
    }

    private static func sum(_ bytes: some Sequence<UInt8>, from basis: UInt64) -> UInt64 {
        bytes.reduce(basis) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    private static func digits(_ number: UInt64, count: Int) -> String {
        let all = String(number, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: 16 - all.count) + all
        return String(padded.suffix(count))
    }
}
