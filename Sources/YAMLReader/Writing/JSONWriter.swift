/// Writes a value as JSON (RFC 8259), with ordered members.
package struct JSONWriter: Sendable {
    private var output = ""
    /// Whether each member and item has a line of its own, two spaces a level, or all are in one line.
    private let breaksLines: Bool

    private init(breaksLines: Bool) { self.breaksLines = breaksLines }

    /// The text of a value, without a final line break.
    ///
    /// Infinities and "not a number" become `null`, as in JavaScript.
    package static func write(_ value: YAMLValue) -> String { text(value, breaksLines: true) }

    /// The text of a value in one line, without spaces.
    package static func line(_ value: YAMLValue) -> String { text(value, breaksLines: false) }

    private static func text(_ value: YAMLValue, breaksLines: Bool) -> String {
        var writer = JSONWriter(breaksLines: breaksLines)
        writer.write(value, level: 0)
        return writer.output
    }

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
        case .object(let members):
            write(members, level: level, brackets: ("{", "}")) { writer, member, level in
                writer.output += Self.quoted(member.key) + (writer.breaksLines ? ": " : ":")
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
            if index > 0 { output += "," }
            breakLine(level: level + 1)
            each(&self, element, level + 1)
        }
        if !elements.isEmpty { breakLine(level: level) }
        output += brackets.1
    }

    private mutating func breakLine(level: Int) {
        if breaksLines { output += "\n" + String(repeating: "  ", count: level) }
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
