extension TemplateValue {
    /// The text that `{{ value }}` prints. Arrays and dictionaries print as Swift literals, as in Stencil.
    package var text: String {
        switch self {
        case .null: ""
        case .string(let value): value
        default: literal(depth: Self.deepestPrintedLevel)
        }
    }

    private static let deepestPrintedLevel = 64

    private func literal(depth: Int) -> String {
        switch self {
        case .null: return "nil"
        case .bool(let value): return value ? "true" : "false"
        case .int(let value): return String(value)
        case .double(let value): return value.description
        case .string(let value): return value.debugDescription
        case .array(let elements):
            guard depth > 0 else { return "[…]" }
            return "[" + elements.map { $0.literal(depth: depth - 1) }.joined(separator: ", ") + "]"
        case .dictionary(let dictionary):
            guard depth > 0 else { return "[…]" }
            guard dictionary.count > 0 else { return "[:]" }
            let entries = dictionary.map { "\($0.key.debugDescription): \($0.value.literal(depth: depth - 1))" }
            return "[" + entries.joined(separator: ", ") + "]"
        }
    }
}
