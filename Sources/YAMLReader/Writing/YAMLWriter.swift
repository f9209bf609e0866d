/// Writes a value as block YAML: two spaces a level, quotes only where needed, multi-line text as literal blocks.
///
/// The output reads back as the same value, unless it is nested deeper than ``YAMLReader/maximumDepth`` or an object has
/// duplicate keys.
package struct YAMLWriter: Sendable {
    private var output = ""

    private init() {}

    /// The text of a value, with a final line break.
    ///
    /// - Parameter comment: Comment lines before the value, without `#`.
    package static func write(_ value: YAMLValue, comment: [String] = []) -> String {
        var writer = YAMLWriter()
        for line in comment {
            writer.output += line.isEmpty ? "#\n" : "# \(line)\n"
        }
        writer.write(value, column: 0, place: .root)
        return writer.output
    }

    // MARK: Values

    /// The part of the line before a value.
    private enum Place {
        /// The line is empty.
        case root
        /// `- `; a collection continues on the same line.
        case entry
        /// `key:`; a collection starts on a new line.
        case value
    }

    /// Writes a value and ends its last line.
    ///
    /// - Parameter column: The column of a collection's entries.
    private mutating func write(_ value: YAMLValue, column: Int, place: Place) {
        switch value {
        case .array(let items) where !items.isEmpty:
            if place == .value { output += "\n" }
            write(items: items, column: column, continuesLine: place == .entry)
        case .dictionary(let members) where members.count > 0:
            if place == .value { output += "\n" }
            write(members: members, column: column, continuesLine: place == .entry)
        default:
            if place == .value { output += " " }
            output += scalar(value, column: column, place: place)
            output += "\n"
        }
    }

    private mutating func write(items: [YAMLValue], column: Int, continuesLine: Bool) {
        for (index, item) in items.enumerated() {
            if index > 0 || !continuesLine { indent(column) }
            output += "- "
            write(item, column: column + 2, place: .entry)
        }
    }

    private mutating func write(members: YAMLDictionary, column: Int, continuesLine: Bool) {
        for (index, member) in members.enumerated() {
            if index > 0 || !continuesLine { indent(column) }
            output += ScalarText.key(member.key) + ":"
            write(member.value, column: column + 2, place: .value)
        }
    }

    private func scalar(_ value: YAMLValue, column: Int, place: Place) -> String {
        switch value {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .int(let value): String(value)
        case .double(let value): ScalarText.double(value)
        case .string(let text): ScalarText.value(text, column: place == .root ? 2 : column)
        case .array: "[]"
        case .dictionary: "{}"
        }
    }

    private mutating func indent(_ column: Int) { output += String(repeating: " ", count: column) }
}
