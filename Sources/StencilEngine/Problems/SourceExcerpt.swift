/// A source line and the caret line beneath it, cut to a width that a terminal can show.
struct SourceExcerpt {
    let line: String
    let caret: String

    private static let widest = 160

    init(line: String, column: Int) {
        let characters = Array(line)
        let position = min(max(column - 1, 0), characters.count)
        guard characters.count > Self.widest else {
            self.line = line
            caret = Self.padding(for: characters[..<position]) + "^"
            return
        }
        let start = max(0, min(position - Self.widest / 2, characters.count - Self.widest))
        let end = min(start + Self.widest, characters.count)
        let prefix = start > 0 ? "…" : ""
        self.line = prefix + String(characters[start..<end]) + (end < characters.count ? "…" : "")
        caret = (start > 0 ? " " : "") + Self.padding(for: characters[start..<position]) + "^"
    }

    /// Blanks as wide as `characters`; tabs stay tabs so that the caret lines up whatever their width.
    private static func padding(for characters: ArraySlice<Character>) -> String {
        String(characters.map { $0 == "\t" ? "\t" : " " })
    }
}
