/// Breaks text into lines that fit.
enum TextWrapper {
    /// The text's words in lines of at most `width` characters; a word that is longer stands alone in its line.
    ///
    /// A line break in the text stays one.
    static func wrap(_ text: String, width: Int) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { wrapLine($0, width: width) }
    }

    private static func wrapLine(_ line: Substring, width: Int) -> [String] {
        var lines: [String] = []
        var current = ""
        var length = 0
        for word in line.split(separator: " ") {
            if length > 0, length + 1 + word.count > width {
                lines.append(current)
                (current, length) = ("", 0)
            }
            if length > 0 {
                current += " "
                length += 1
            }
            current += word
            length += word.count
        }
        return lines + [current]
    }
}
