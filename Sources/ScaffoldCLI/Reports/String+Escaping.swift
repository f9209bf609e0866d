extension String {
    /// The text with some characters replaced.
    func escaped(by replacements: [Unicode.Scalar: String]) -> String {
        unicodeScalars.reduce(into: "") { $0 += replacements[$1] ?? String($1) }
    }

    /// The text with a backslash before each of some characters.
    func backslashing(_ characters: String) -> String {
        map { characters.contains($0) ? "\\\($0)" : String($0) }.joined()
    }

    /// The text with the parts between two marks changed in one way, those outside in another, and without the marks. If a mark
    /// has no partner, all of the text is outside.
    func mappingParts(
        between mark: Character,
        inside: (String) -> String,
        outside: (String) -> String
    ) -> String {
        let parts = split(separator: mark, omittingEmptySubsequences: false).map(String.init)
        guard parts.count % 2 == 1 else { return outside(self) }
        return parts.enumerated().map { $0.offset % 2 == 1 ? inside($0.element) : outside($0.element) }.joined()
    }

    /// The text escaped for XML 1.0, which cannot represent most control characters.
    var escapedForXML: String {
        let allowed = unicodeScalars.map { scalar -> Unicode.Scalar in
            let isControl = scalar.value < 0x20 && !"\n\t\r".unicodeScalars.contains(scalar)
            return isControl || scalar.value == 0xFFFE || scalar.value == 0xFFFF ? "\u{FFFD}" : scalar
        }
        // XML parsers replace unescaped line breaks and tabs in attributes by spaces.
        return String(String.UnicodeScalarView(allowed)).escaped(by: [
            "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&apos;", "\n": "&#10;", "\t": "&#9;",
            "\r": "&#13;",
        ])
    }
}
