/// A source line and a second line with a caret and a wave under a range.
package struct SourceExcerpt {
    /// The shown part of the line, and the indented caret.
    package let line: String
    package let caret: String

    /// Replaces the part of a line that does not fit.
    private static let ellipsis: Character = "…"

    /// - Parameters:
    ///   - range: The range to mark, in characters from the start of the line; clamped to the line.
    ///   - columns: The width for the line; `nil` for no limit.
    package init(_ text: String, _ range: Range<Int>, columns: Int?) {
        var characters = Array(text.harmless)
        var start = min(range.lowerBound, characters.count)
        var end = min(range.upperBound, characters.count)
        if let columns {
            let window = Self.window(of: characters, showing: start, columns: columns)
            let isCut = (front: window.lowerBound > 0, back: window.upperBound < characters.count)
            characters = Array(characters[window])
            if isCut.front { characters[0] = Self.ellipsis }
            if isCut.back, !characters.isEmpty { characters[characters.count - 1] = Self.ellipsis }
            start = min(max(start - window.lowerBound, 0), characters.count)
            end = min(max(end - window.lowerBound, start), characters.count)
        }
        let gap = characters[..<start].map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.columns) }.joined()
        let width = characters[start..<max(start, end)].reduce(0) { $0 + $1.columns }
        line = String(characters)
        caret = gap + "^" + String(repeating: "~", count: max(width - 1, 0))
    }

    /// The range of characters to show: from the start of the line if the caret fits, otherwise around the caret.
    private static func window(of characters: [Character], showing place: Int, columns: Int) -> Range<Int> {
        let widths = characters.map(\.columns)
        guard widths.reduce(0, +) > columns else { return 0..<characters.count }
        var first = 0
        // Keep a third of the width for the text after the caret.
        if widths[..<place].reduce(0, +) > columns * 2 / 3 {
            first = place
            var room = columns / 3
            while first > 0, room >= widths[first - 1] {
                first -= 1
                room -= widths[first]
            }
        }
        var (last, room) = (first, columns)
        while last < characters.count, room >= widths[last] {
            room -= widths[last]
            last += 1
        }
        return first..<max(last, first)
    }
}
