import SwiftOutline

/// Which names may stand in a file: a look at the ends and the lengths of its identifiers, which is wrong only where it says yes.
struct NameFilter: Sendable {
    /// A bit for every mark.
    private var bits: [UInt64]

    private static let markBits = 12

    /// Any names at all.
    static let all = Self(bits: [UInt64](repeating: .max, count: 1 << (markBits - 6)))

    private init(bits: [UInt64]) {
        self.bits = bits
    }

    /// The marks of a file while its names are gone through.
    struct Marks {
        fileprivate let bits: UnsafeMutableBufferPointer<UInt64>

        @inline(__always)
        func add(_ token: Token, in bytes: UnsafeBufferPointer<UInt8>) {
            let isQuoted = bytes[token.start] == UInt8(ascii: "`") && token.length > 2
            let name = isQuoted ? token.start + 1..<token.end - 1 : token.range
            let mark = NameFilter.mark(of: UnsafeBufferPointer(rebasing: bytes[name]))
            bits[mark >> 6] |= 1 << UInt64(mark & 63)
        }
    }

    /// - Parameter fill: Adds the file's names.
    init(_ fill: (Marks) -> Void) {
        bits = [UInt64](repeating: 0, count: 1 << (Self.markBits - 6))
        bits.withUnsafeMutableBufferPointer { fill(Marks(bits: $0)) }
    }

    /// Whether a name with one of some marks may be there.
    func mayHold(_ marks: [Int]) -> Bool {
        marks.contains { bits[$0 >> 6] & 1 << UInt64($0 & 63) != 0 }
    }

    static func mark(of name: String) -> Int {
        var name = name
        return name.withUTF8 { mark(of: $0) }
    }

    /// A number for a name, which it shares with few others.
    @inline(__always)
    static func mark(of name: UnsafeBufferPointer<UInt8>) -> Int {
        guard let first = name.first, let last = name.last else { return 0 }
        let ends = UInt32(first) | UInt32(name[name.count / 2]) << 8 | UInt32(last) << 16
        let number = (ends | UInt32(truncatingIfNeeded: name.count) << 24) &* 0x9E37_79B1
        return Int(number >> UInt32(32 - markBits))
    }
}
