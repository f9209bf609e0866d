import Diagnostics

/// A node of a YAML document, with its position.
package struct YAMLNode: Sendable {
    package enum Content: Sendable {
        case scalar(YAMLScalar)
        case sequence([YAMLNode])
        /// Entries in the order of the text. No two keys have the same text.
        case mapping([YAMLEntry])
    }

    package let content: Content
    /// The start of the node: its first character, quote, bracket, dash or key.
    package let start: SourcePosition
    /// The position after the node's last character, before line breaks and comments.
    package let end: SourcePosition

    /// The bytes of the node.
    package var range: Range<Int> { start.offset..<end.offset }
}

// MARK: - Access

extension YAMLNode {
    /// The value under a key, if the node is a mapping that has the key.
    ///
    /// A linear search; to iterate over a mapping use ``entries``.
    package subscript(key: String) -> YAMLNode? { entries?.first { $0.key.text == key }?.value }

    /// The scalar, if the node is one.
    package var scalar: YAMLScalar? {
        if case .scalar(let scalar) = content { scalar } else { nil }
    }

    /// The items, if the node is a sequence.
    package var sequence: [YAMLNode]? {
        if case .sequence(let items) = content { items } else { nil }
    }

    /// The entries in the order of the text, if the node is a mapping.
    package var entries: [YAMLEntry]? {
        if case .mapping(let entries) = content { entries } else { nil }
    }

    /// The text of any scalar: `42` for an unquoted 42.
    package var text: String? { scalar?.text }

    /// The value of a scalar that resolves to a boolean.
    package var bool: Bool? {
        if case .bool(let value) = scalar?.resolved { value } else { nil }
    }

    /// Whether the node is null, written or empty.
    package var isNull: Bool { scalar?.resolved == .null }

    /// The node as a plain value, without positions.
    package var value: YAMLValue {
        switch content {
        case .scalar(let scalar): scalar.resolved
        case .sequence(let items): .array(items.map(\.value))
        case .mapping(let entries): .object(entries.map { YAMLMember($0.key.text ?? "", $0.value.value) })
        }
    }
}

// MARK: - Messages

extension YAMLNode {
    /// The kind of the node with an article, for messages: "a mapping", "a list", "a string", "a number", "nothing".
    package var kindDescription: String {
        switch content {
        case .sequence: "a list"
        case .mapping: "a mapping"
        case .scalar(let scalar):
            switch scalar.resolved {
            case .null: "nothing"
            case .bool: "true or false"
            case .int, .double: "a number"
            default: "a string"
            }
        }
    }

    /// The hint to quote a text such as `detail(itemId: String)`, which YAML reads as a mapping with the key `detail(itemId`;
    /// `nil` for other nodes.
    package var quotingHint: String? {
        guard let entry = entries?.first, let key = entry.key.scalar, key.style == .plain,
            Quoting.leavesParenthesisOpen(key.text.utf8)
        else { return nil }
        let whole = entry.value.scalar.map { "\(key.text): \($0.text)" } ?? key.text
        guard entries?.count == 1, entry.value.scalar?.style == .plain, !Quoting.leavesParenthesisOpen(whole.utf8)
        else { return "quote text that contains \": \", as in \"\(key.text): …)\"" }
        return Quoting.hint(forWhole: whole)
    }
}
