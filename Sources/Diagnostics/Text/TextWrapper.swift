/// Wraps text.
package enum TextWrapper {
    /// The text in lines of at most `width` characters. A longer word gets its own line.
    ///
    /// Keeps line breaks of the text. Does not break text in single quotes that fits into a line, so that it can be copied.
    package static func wrap(_ text: String, width: Int) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { wrapLine($0, width: width) }
    }

    private static func wrapLine(_ line: Substring, width: Int) -> [String] {
        var lines: [String] = []
        var current = ""
        var length = 0
        for word in words(of: line, width: width) {
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

    /// The words of a line; a quotation that fits into a line is one word.
    private static func words(of line: Substring, width: Int) -> [String] {
        var words: [String] = []
        var rest = line.split(separator: " ")[...]
        while let first = rest.popFirst() {
            var word = String(first)
            if opensQuotation(first), let end = rest.firstIndex(where: closesQuotation) {
                let quotation = ([first] + rest[...end]).joined(separator: " ")
                if quotation.count <= width {
                    word = quotation
                    rest = rest[(end + 1)...]
                }
            }
            words.append(word)
        }
        return words
    }

    private static func opensQuotation(_ word: Substring) -> Bool {
        word.first == "'" && !closesQuotation(word.dropFirst())
    }

    private static func closesQuotation(_ word: Substring) -> Bool { word.last { !".,;:)?".contains($0) } == "'" }
}
