/// Fills the placeholders of a message, such as `{name}`.
enum MessageText {
    static func fill(_ text: String, _ values: KeyValuePairs<String, String>) -> String {
        var result = ""
        var rest = text[...]
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
            guard let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}")) else { break }
            let key = rest[rest.utf8.index(after: open)..<close]
            result += rest[..<open]
            let value = values.first { $0.key == key }?.value
            result += value ?? String(rest[open...close])
            rest = rest[rest.utf8.index(after: close)...]
        }
        return result + rest
    }

    /// The message; `nil` if a placeholder has no value.
    static func whole(_ text: String, _ values: KeyValuePairs<String, String>) -> String? {
        let places = text.split(separator: "{").dropFirst().compactMap {
            $0.split(separator: "}").first.map(String.init)
        }
        return places.allSatisfy { place in values.contains { $0.key == place } } ? fill(text, values) : nil
    }
}
