import Testing

@testable import Diagnostics

@Suite("Text and positions")
struct SourceTextTests {
    private let source = SourceText("ab\r\nçd🇩🇪x\n\ne\rf")

    @Test("lines count from 1, columns in bytes from 1, whatever the line breaks")
    func positions() {
        let expected = [
            (0, 1, 1), (3, 1, 4), (4, 2, 1), (6, 2, 3), (16, 2, 13), (17, 3, 1), (18, 4, 1), (20, 5, 1), (21, 5, 2),
        ]
        let table = LineTable(source)
        for (offset, line, column) in expected {
            let position = SourcePosition(line: line, column: column, offset: offset)
            #expect(source.position(at: offset) == position)
            #expect(table.position(at: offset) == position)
        }
        #expect(table.range(ofLine: 2) == 4..<17)
        #expect(table.range(ofLine: 9).isEmpty)
    }

    @Test("columns count the last thousand bytes of a long line in characters, and what is before them in bytes")
    func longLine() {
        let long = SourceText(String(repeating: "é", count: 5_000))
        #expect(long.mark(at: 1_000, in: "").column == 501)
        #expect(long.mark(at: 9_000, in: "").column == 8_000 + 501)
    }

    @Test("columns can be had in characters")
    func characterColumns() {
        #expect(source.mark(at: 6, in: "").column == 2)
        #expect(source.mark(at: 15, in: "").column == 4)
    }

    @Test("offsets outside of the text count as its nearest end")
    func outside() {
        #expect(source.position(at: -5).offset == 0)
        #expect(source.position(at: 500).offset == source.count)
        #expect(source.text(15..<400) == "x\n\ne\rf")
        #expect(source.text(300..<400).isEmpty)
    }

    @Test("a range reads a word if it holds its bytes and no others")
    func reads() {
        #expect(source.reads("çd", in: 4..<7))
        #expect(source.reads("", in: 4..<4))
        #expect(!source.reads("cd", in: 4..<7))
        #expect(!source.reads("ç", in: 4..<7))
        #expect(!source.reads("f\0", in: 20..<22))
    }
}
