/// Fills the placeholders of a message, such as `{name}`.
enum MessageText {
    /// The message; a placeholder without a value stays.
    static func fill(_ text: String, _ values: [String: String]) -> String {
        var result = ""
        var rest = text[...]
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
            guard let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}")) else { break }
            let key = String(rest[rest.utf8.index(after: open)..<close])
            result += rest[..<open] + (values[key] ?? "{\(key)}")
            rest = rest[rest.utf8.index(after: close)...]
        }
        return result + rest
    }

    /// The message; `nil` if a placeholder has no value.
    static func filled(_ text: String, _ values: [String: String]) -> String? {
        let keys = text.split(separator: "{").dropFirst().compactMap { $0.split(separator: "}").first.map(String.init) }
        return keys.allSatisfy { values[$0] != nil } ? fill(text, values) : nil
    }
}
