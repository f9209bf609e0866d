/// Writes a value as JSON (RFC 8259), with ordered members.
package struct JSONWriter: Sendable {
    private let lineBreak: String
    private let unit: String?
    private let colon: String
    private var output = ""

    /// The text of a value, without a final line break. Infinities and "not a number" become `null`, as in JavaScript.
    ///
    /// - Parameters:
    ///   - lineBreak: The text between lines, with the indentation of the first one.
    ///   - unit: The indentation of one level; `nil` for a text without lines, which has `lineBreak` behind commas.
    ///   - colon: The text between a key and its value.
    package static func write(
        _ value: YAMLValue,
        lineBreak: String = "\n",
        unit: String? = "  ",
        colon: String = ": "
    ) -> String {
        var writer = JSONWriter(lineBreak: lineBreak, unit: unit, colon: colon)
        writer.write(value, level: 0)
        return writer.output
    }

    /// The text of a value in one line, without spaces.
    package static func line(_ value: YAMLValue) -> String { write(value, lineBreak: "", unit: nil, colon: ":") }

    /// The text of a string in its quotes.
    package static func quoted(_ text: String) -> String {
        var quoted: [UInt8] = [.doubleQuote]
        quoted.reserveCapacity(text.utf8.count + 2)
        for byte in text.utf8 { append(byte, to: &quoted) }
        quoted.append(.doubleQuote)
        return String(decoding: quoted, as: UTF8.self)
    }

    // MARK: Values

    private mutating func write(_ value: YAMLValue, level: Int) {
        switch value {
        case .null: output += "null"
        case .bool(let value): output += value ? "true" : "false"
        case .int(let value): output += String(value)
        case .double(let value): output += value.isFinite ? value.description : "null"
        case .string(let text): output += Self.quoted(text)
        case .array(let items): write(items, level: level, brackets: ("[", "]")) { $0.write($1, level: $2) }
        case .dictionary(let members):
            write(Array(members), level: level, brackets: ("{", "}")) { writer, member, level in
                writer.output += Self.quoted(member.key) + writer.colon
                writer.write(member.value, level: level)
            }
        }
    }

    private mutating func write<Element>(
        _ elements: [Element],
        level: Int,
        brackets: (String, String),
        each: (inout JSONWriter, Element, Int) -> Void
    ) {
        output += brackets.0
        for (index, element) in elements.enumerated() {
            if index > 0 { output += unit == nil ? "," + lineBreak : "," }
            breakLine(level: level + 1)
            each(&self, element, level + 1)
        }
        if !elements.isEmpty { breakLine(level: level) }
        output += brackets.1
    }

    private mutating func breakLine(level: Int) {
        if let unit { output += lineBreak + String(repeating: unit, count: level) }
    }

    /// Only ASCII characters are ever escaped.
    private static func append(_ byte: UInt8, to quoted: inout [UInt8]) {
        switch byte {
        case .doubleQuote, .backslash: quoted += [.backslash, byte]
        case UInt8(ascii: "\n"): quoted += "\\n".utf8
        case UInt8(ascii: "\r"): quoted += "\\r".utf8
        case UInt8(ascii: "\t"): quoted += "\\t".utf8
        case 0x8: quoted += "\\b".utf8
        case 0xC: quoted += "\\f".utf8
        case ..<0x20: quoted += "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
        default: quoted.append(byte)
        }
    }
}
