import ScaffoldKit

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

    /// Whether a name begins with a capital letter.
    static func beginsLarge(_ name: String) -> Bool {
        guard let first = name.utf8.first, first.mayBeginCapitalized else { return false }
        return first < 0x80 || name.first?.isUppercase == true
    }

    /// A type's simple name: `[Favorite]?` is `Favorite`, `Common.Route` is `Route`, `Result<AppRoute, Error>` is `Result`.
    static func typeName(_ type: String) -> String {
        let word = type.isUnspaced ? type[...] : type.split(whereSeparator: \.isWhitespace).last ?? type[...]
        let start = word.utf8.drop { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "(") }
        let plain = start.prefix { !endings.contains($0) }
        return String(plain.split(separator: UInt8(ascii: ".")).last ?? plain) ?? ""
    }

    /// What stands between the dots and marks of an expression: `self`, `button`, `title` of `self.button?.title`.
    static func path(_ expression: String) -> [Substring] {
        var parts: [Substring] = []
        var start = expression.startIndex
        for index in expression.utf8.indices {
            let byte = expression.utf8[index]
            guard byte == UInt8(ascii: ".") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") else { continue }
            if index > start { parts.append(expression[start..<index]) }
            start = expression.utf8.index(after: index)
        }
        if start < expression.endIndex { parts.append(expression[start...]) }
        return parts
    }

    /// What a name ends before.
    private static let endings = Array("<>?![](),:".utf8)
}
