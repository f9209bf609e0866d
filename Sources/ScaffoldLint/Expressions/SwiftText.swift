/// What Swift source stands for: names without back-ticks, string literals without escapes.
enum SwiftText {
    /// A name without its back-ticks.
    static func bare(_ name: String) -> String {
        guard name.utf8.count > 2, name.utf8.first == UInt8(ascii: "`"), name.utf8.last == UInt8(ascii: "`") else {
            return name
        }
        return String(name.dropFirst().dropLast())
    }

    /// The text of a literal on one line, raw or not; `nil` where it is none, or has an escape that is not understood.
    static func unescaped(_ literal: String) -> String? {
        let pounds = literal.prefix { $0 == "#" }.count
        let inner = literal.dropFirst(pounds).dropLast(pounds)
        guard inner.count >= 2, inner.first == "\"", inner.last == "\"", !inner.hasPrefix("\"\"\"") else { return nil }
        let text = inner.dropFirst().dropLast()
        guard pounds == 0, text.contains("\\") else { return String(text) }
        return resolved(text)
    }

    private static func resolved(_ text: Substring) -> String? {
        var result = ""
        var rest = text.makeIterator()
        while let character = rest.next() {
            guard character == "\\" else {
                result.append(character)
                continue
            }
            switch rest.next() {
            case "n": result.append("\n")
            case "r": result.append("\r")
            case "t": result.append("\t")
            case "0": result.append("\0")
            case "\"": result.append("\"")
            case "'": result.append("'")
            case "\\": result.append("\\")
            default: return nil
            }
        }
        return result
    }

    /// A type's simple name: `[Favorite]?` is `Favorite`, `Common.Route` is `Route`, `Result<AppRoute, Error>` is `Result`.
    static func typeName(_ type: String) -> String {
        if type.isPlainName { return type }
        let word = type.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? type
        let start = word.drop { $0 == "[" || $0 == "(" }
        let plain = start.prefix { !"<>?![](),:".contains($0) }
        return plain.split(separator: ".").last.map(String.init) ?? String(plain)
    }
}
