/// A fast hash of a file's bytes, for the journal of a commit.
///
/// It has 128 bits and takes a fraction of the time of `ContentHash`. It is not secure against a deliberate collision, which does not
/// matter for files that this machine wrote a moment ago.
struct Fingerprint: Hashable, Sendable, BitwiseCopyable {
    private let first: UInt64
    private let second: UInt64

    private static let keys: (UInt64, UInt64, UInt64) = (
        0x9E37_79B9_7F4A_7C15, 0xD6E8_FEB8_6659_FD93, 0xA076_1D64_78BD_642F
    )
    private static let block = 16
    private static let digits = 32

    init(of bytes: [UInt8]) { self = bytes.withUnsafeBytes { Fingerprint(of: $0) } }

    init(of buffer: UnsafeRawBufferPointer) {
        var state = (first: UInt64(buffer.count) ^ Self.keys.0, second: ~UInt64(buffer.count))
        let whole = buffer.count / Self.block * Self.block
        for offset in stride(from: 0, to: whole, by: Self.block) {
            Self.mix(UnsafeRawBufferPointer(rebasing: buffer[offset..<offset + Self.block]), into: &state)
        }
        if whole < buffer.count {
            // The number of bytes tells apart what ends in zeros.
            var rest = Array(buffer[whole...])
            while rest.count < Self.block { rest.append(0) }
            rest.withUnsafeBytes { Self.mix($0, into: &state) }
        }
        (first, second) = state
    }

    private static func mix(_ block: UnsafeRawBufferPointer, into state: inout (first: UInt64, second: UInt64)) {
        let low = UInt64(littleEndian: block.loadUnaligned(as: UInt64.self))
        let high = UInt64(littleEndian: block.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        state.first = folded(state.first ^ low, high ^ keys.1)
        state.second = folded(state.second ^ high, low ^ keys.2)
    }

    private static func folded(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }

    /// Reads a fingerprint from its digits; `nil` where the text is not 32 lower-case hexadecimal digits.
    init?(text: Substring) {
        guard text.utf8.count == Self.digits, text.utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) }),
            let first = UInt64(text.prefix(Self.digits / 2), radix: 16),
            let second = UInt64(text.suffix(Self.digits / 2), radix: 16)
        else { return nil }
        (self.first, self.second) = (first, second)
    }

    /// The fingerprint as 32 hexadecimal digits, lower case.
    var text: String { Self.padded(first) + Self.padded(second) }

    private static func padded(_ number: UInt64) -> String {
        let text = String(number, radix: 16)
        return String(repeating: "0", count: digits / 2 - text.utf8.count) + text
    }
}
