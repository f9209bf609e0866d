import Testing

@testable import SwiftEdits

@Suite("The encoding of a text file")
struct EncodedTextTests {
    private static let text = "\"title\" = \"Filme für 🎬\";\n"

    private static func bytes(_ mark: [UInt8], _ isLittle: Bool) -> [UInt8] {
        mark
            + text.utf16.flatMap {
                isLittle ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)]
            }
    }

    @Test("a text in UTF-16 of either order is read, and written in the same", arguments: [true, false])
    func utf16(isLittle: Bool) throws {
        let bytes = Self.bytes(isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF], isLittle)
        let text = try #require(EncodedText(bytes))
        #expect(text.utf8 == Array(Self.text.utf8))
        #expect(text.encoded(text.utf8) == bytes)
    }

    @Test("any other file is taken as it is", arguments: [[], [0xFF], [0xEF, 0xBB, 0xBF, 0x61], [0xC3, 0x28]])
    func utf8(bytes: [UInt8]) throws {
        let text = try #require(EncodedText(bytes))
        #expect(text.utf8 == bytes)
        #expect(text.encoded(bytes) == bytes)
    }

    @Test(
        "a mark of UTF-16 before what is none is refused",
        arguments: [[0xFF, 0xFE, 0x61], [0xFF, 0xFE, 0x00, 0xD8], [0xFE, 0xFF, 0xDC, 0x00, 0x00, 0x61]]
    )
    func broken(bytes: [UInt8]) { #expect(EncodedText(bytes) == nil) }
}
