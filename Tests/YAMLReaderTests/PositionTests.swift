import Testing

@testable import Diagnostics
@testable import YAMLReader

@Suite struct PositionTests {
    @Test("nodes know where they begin and end")
    func nodesKnowWhereTheyBeginAndEnd() throws {
        let text = "# c\nname: Favorites # c\nscreens:\n  - list\n  - { a: 'b' }\nlast: |\n  x\n\n  y\n\nnone:\n"
        let root = try #require(try YAMLReader.read(text))
        #expect(span(root) == "2:1-11:6")
        #expect(span(root["name"]) == "2:7-2:16")
        #expect(span(root["screens"]) == "4:3-5:15")
        #expect(span(root["screens"]?.sequence?.first) == "4:5-4:9")
        #expect(span(root["screens"]?.sequence?.last) == "5:5-5:15")
        #expect(span(root["screens"]?.sequence?.last?["a"]) == "5:10-5:13")
        #expect(span(root["last"]) == "6:7-9:4")
        #expect(span(root["none"]) == "11:6-11:6")
        #expect(root.entries?.map { span($0.key) } == ["2:1-2:5", "3:1-3:8", "6:1-6:5", "11:1-11:5"])
    }

    @Test("lines end with any of the three line breaks", arguments: ["\n", "\r\n", "\r"])
    func linesEndWithAnyOfTheThreeLineBreaks(lineBreak: String) throws {
        let text = ["# é", "a: 1", "b:", "  - ü: 😀", ""].joined(separator: lineBreak)
        let leaf = try #require(try YAMLReader.read(text)?["b"]?.sequence?.first?["ü"])
        #expect(span(leaf) == "4:8-4:9")
        #expect(leaf.start.offset == Array(text.utf8).firstIndex(of: 0xF0))
    }

    @Test("columns count Unicode scalars, offsets count bytes")
    func columnsCountUnicodeScalars() throws {
        let root = try #require(try YAMLReader.read("[é, 👨‍👩‍👧, x]"))
        let items = try #require(root.sequence)
        #expect(items.map { $0.start.column } == [2, 5, 12])
        #expect(items.map { $0.start.offset } == [1, 5, 25])
    }

    @Test("a byte order mark has no column but counts as bytes")
    func byteOrderMarkHasNoColumnButCountsAsBytes() throws {
        let root = try #require(try YAMLReader.read("\u{FEFF}a: b"))
        #expect(root.start == SourcePosition(line: 1, column: 1, offset: 3))
        #expect(root["a"]?.start == SourcePosition(line: 1, column: 4, offset: 6))
    }

    @Test("positions in a long line of mixed characters are exact")
    func positionsInALongLine() throws {
        let words = (0..<500).map { $0.isMultiple(of: 3) ? "é😀\($0)" : "w\($0)" }
        let text = "[" + words.joined(separator: ", ") + "]"
        let items = try #require(try YAMLReader.read(text)?.sequence)
        var column = 2
        var offset = 1
        for (word, item) in zip(words, items) {
            #expect(item.start == SourcePosition(line: 1, column: column, offset: offset))
            column += word.unicodeScalars.count + 2
            offset += word.utf8.count + 2
        }
    }

    private func span(_ node: YAMLNode?) -> String? {
        node.map { "\($0.start.line):\($0.start.column)-\($0.end.line):\($0.end.column)" }
    }
}
