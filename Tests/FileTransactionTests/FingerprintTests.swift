import Testing

@testable import FileTransaction

@Suite("The fingerprint of a file's bytes")
struct FingerprintTests {
    @Test("is that of the same bytes, and reads back from its digits")
    func same() throws {
        for count in [0, 1, 15, 16, 17, 100, 5_000] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            let fingerprint = Fingerprint(of: bytes)
            #expect(fingerprint == Fingerprint(of: Array(bytes)))
            #expect(fingerprint.text.utf8.count == 32)
            #expect(Fingerprint(text: fingerprint.text[...]) == fingerprint)
        }
    }

    @Test("differs with every bit, and with every number of zeros")
    func different() {
        var found: Set<Fingerprint> = []
        for count in 0..<100 { found.insert(Fingerprint(of: [UInt8](repeating: 0, count: count))) }
        #expect(found.count == 100)
        let bytes = [UInt8](repeating: 0x5A, count: 61)
        for bit in 0..<bytes.count * 8 {
            var other = bytes
            other[bit / 8] ^= 1 << (bit % 8)
            found.insert(Fingerprint(of: other))
        }
        #expect(found.count == 100 + bytes.count * 8)
    }

    @Test("differs where two halves of a text have changed places")
    func order() {
        let (one, other) = ([UInt8](repeating: 1, count: 16), [UInt8](repeating: 2, count: 16))
        #expect(Fingerprint(of: one + other) != Fingerprint(of: other + one))
        let (low, high) = (Array(one.prefix(8)), Array(other.prefix(8)))
        #expect(Fingerprint(of: low + high) != Fingerprint(of: high + low))
    }

    @Test("is read from nothing but its digits", arguments: ["", "0", String(repeating: "G", count: 32)])
    func others(_ text: String) {
        #expect(Fingerprint(text: text[...]) == nil)
    }
}
