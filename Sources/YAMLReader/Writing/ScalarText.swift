import Diagnostics

/// The text of scalars in block YAML.
enum ScalarText {
    /// The text of a key, on one line.
    static func key(_ text: String) -> String { needsQuotes(text) || text == "<<" ? quoted(text) : text }

    /// The text of a string.
    ///
    /// - Parameter column: The column of a literal block's lines.
    static func value(_ text: String, column: Int) -> String {
        if isLiteral(text) { return literal(text, column: column) }
        return needsQuotes(text) ? quoted(text) : text
    }

    static func double(_ value: Double) -> String {
        if value.isNaN { return ".nan" }
        if value.isInfinite { return value < 0 ? "-.inf" : ".inf" }
        return value.description
    }

    // MARK: Plain

    /// Whether a text without quotes would not be a string, in YAML 1.2 or 1.1.
    private static func needsQuotes(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard let first = bytes.first, let last = bytes.last else { return true }
        if isIndicator(first) || first.isBlank || last.isBlank || last == .colon { return true }
        if bytes.starts(with: [.dot, .dot, .dot]) { return true }
        if CoreSchema.resolve(text) != .string(text) || isOldWord(text) || looksNumeric(bytes) { return true }
        for (left, right) in zip(bytes, bytes.dropFirst()) {
            if left == .colon, right.isBlank { return true }
            if right == .hash, left.isBlank { return true }
        }
        return !text.unicodeScalars.allSatisfy(isPlain)
    }

    private static func isIndicator(_ byte: UInt8) -> Bool { "-?:,[]{}#&*!|>'\"%@`".utf8.contains(byte) }

    /// Whether YAML 1.1 reads the word as a boolean.
    private static func isOldWord(_ text: String) -> Bool { ["yes", "no", "on", "off"].contains(text.lowercased()) }

    /// Whether YAML 1.1 may read the text as a number, time or date: `1_000`, `12:30`, `2001-01-01`.
    private static func looksNumeric(_ bytes: [UInt8]) -> Bool {
        guard let first = bytes.first, first.isDigit || first == .plus || first == .dot else { return false }
        return bytes.contains(where: \.isDigit) && bytes.allSatisfy { $0.isDigit || "_:.+-TtZz ".utf8.contains($0) }
    }

    /// Whether a character needs no escape: printable, and not a line break for any reader.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x1_0000...: true
        default: false
        }
    }

    // MARK: Quoted

    private static func quoted(_ text: String) -> String {
        let hasSpecial = text.utf8.contains { $0 == .doubleQuote || $0 == .backslash }
        if hasSpecial, text.unicodeScalars.allSatisfy(isPlain) { return "'\(text.replacingAll("'", with: "''"))'" }
        return text.unicodeScalars.reduce(into: "\"") { $0 += escaped($1) } + "\""
    }

    private static let escapes: [Unicode.Scalar: String] = [
        "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r",
    ]

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        if let escape = escapes[scalar] { return escape }
        if isPlain(scalar) { return String(scalar) }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let (mark, length) = scalar.value <= 0xFF ? ("x", 2) : ("u", 4)
        return "\\" + mark + String(repeating: "0", count: length - digits.count) + digits
    }

    // MARK: Literal

    /// Whether a multi-line text can be a literal block: no line begins or ends with characters that editors or readers would
    /// change or misread.
    private static func isLiteral(_ text: String) -> Bool {
        guard text.utf8.contains(.lineFeed), let first = text.utf8.first, first != .lineFeed, !first.isBlank
        else { return false }
        let lines = text.utf8.split(separator: .lineFeed, omittingEmptySubsequences: false)
        return !lines.contains { $0.last.map(\.isBlank) ?? false }
            && text.unicodeScalars.allSatisfy { isPlain($0) || $0 == "\n" || $0 == "\t" }
    }

    private static func literal(_ text: String, column: Int) -> String {
        var lines = text.utf8.split(separator: .lineFeed, omittingEmptySubsequences: false)
        let chomping: String
        if lines.last?.isEmpty == true {
            lines.removeLast()
            chomping = lines.last?.isEmpty == true ? "+" : ""
        } else {
            chomping = "-"
        }
        let indentation = String(repeating: " ", count: column)
        return lines.reduce(into: "|" + chomping) { result, line in
            result += "\n"
            if !line.isEmpty { result += indentation + String(decoding: line, as: UTF8.self) }
        }
    }
}
