extension String {
    /// The text with some characters replaced.
    func escaped(by replacements: [Unicode.Scalar: String]) -> String {
        unicodeScalars.reduce(into: "") { $0 += replacements[$1] ?? String($1) }
    }

    /// The text with a backslash before each of some characters.
    func backslashing(_ characters: String) -> String {
        map { characters.contains($0) ? "\\\($0)" : String($0) }.joined()
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
