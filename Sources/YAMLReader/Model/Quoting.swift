import Diagnostics

/// Quotes texts in messages, and suggests quotes.
enum Quoting {
    /// The text in double quotes, shortened for a message.
    static func quoted(_ text: String) -> String {
        let limit = 60
        return text.unicodeScalars.count > limit ? "\"\(String(text.unicodeScalars.prefix(limit)))…\"" : "\"\(text)\""
    }

    /// The hint to quote a text, with the quotes that it needs.
    static func hint(forWhole text: String) -> String {
        let style: Character = text.contains("\"") || text.contains("\\") ? "'" : "\""
        let inner = style == "'" ? text.replacingAll("'", with: "''") : text
        return "quote it: \(style)\(inner)\(style)"
    }

    /// Whether more parentheses open than close, as in the key of `detail(itemId: String)`.
    static func leavesParenthesisOpen(_ bytes: some Sequence<UInt8>) -> Bool {
        bytes.reduce(0) { $0 + ($1 == 0x28 ? 1 : $1 == 0x29 ? -1 : 0) } > 0
    }

    /// The first word such as `name:Favorites`, where a space is missing after the colon.
    static func wordWithColonButNoSpace(in text: String) -> String? {
        text.utf8.split(whereSeparator: { $0.isBlank || $0.isBreak }).first { word in
            guard let first = word.first, first.isLetter, let colon = word.firstIndex(of: .colon) else { return false }
            let after = word.index(after: colon)
            return after < word.endIndex && word[after] != .colon && word[after] != 0x2F
        }.map { String(decoding: $0, as: UTF8.self) }
    }
}
