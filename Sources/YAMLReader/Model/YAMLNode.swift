import Diagnostics

/// A part of a YAML document, with the place that it was read from.
public struct YAMLNode: Sendable {
    /// What a node is.
    public enum Content: Sendable {
        case scalar(YAMLScalar)
        case sequence([YAMLNode])
        /// Entries in the order of the text. No two keys have the same text.
        case mapping([YAMLEntry])
    }

    /// What the node is.
    public let content: Content
    /// Where the node begins: its first character, quote, bracket, dash or key.
    public let start: SourcePosition
    /// The place after the node's last character, without the line break and comments that follow.
    public let end: SourcePosition

    /// The bytes of the node.
    public var range: Range<Int> { start.offset..<end.offset }
}

// MARK: - Looking inside

extension YAMLNode {
    /// The value under a key, if the node is a mapping that has the key.
    ///
    /// A search over the entries, so loops over a mapping's keys should walk ``entries`` instead.
    public subscript(key: String) -> YAMLNode? {
        entries?.first { $0.key.text == key }?.value
    }

    /// The scalar, if the node is one.
    public var scalar: YAMLScalar? {
        if case .scalar(let scalar) = content { scalar } else { nil }
    }

    /// The items, if the node is a sequence.
    public var sequence: [YAMLNode]? {
        if case .sequence(let items) = content { items } else { nil }
    }

    /// The entries in the order of the text, if the node is a mapping.
    public var entries: [YAMLEntry]? {
        if case .mapping(let entries) = content { entries } else { nil }
    }

    /// The text of a scalar, whatever it resolves to: `42` for an unquoted 42.
    public var text: String? {
        scalar?.text
    }

    /// The text of a scalar that resolves to a string.
    public var string: String? {
        if case .string(let text) = scalar?.resolved { text } else { nil }
    }

    /// The value of a scalar that resolves to a truth value.
    public var bool: Bool? {
        if case .bool(let value) = scalar?.resolved { value } else { nil }
    }

    /// The value of a scalar that resolves to an integer which fits an `Int`.
    public var int: Int? {
        if case .int(let value) = scalar?.resolved { value } else { nil }
    }

    /// The value of a scalar that resolves to a number.
    public var double: Double? {
        switch scalar?.resolved {
        case .double(let value): value
        case .int(let value): Double(value)
        default: nil
        }
    }

    /// Whether the node is a scalar that resolves to null, written out or left empty.
    public var isNull: Bool {
        scalar?.resolved == .null
    }

    /// The node without its positions. Keys become their texts.
    public var value: YAMLValue {
        switch content {
        case .scalar(let scalar): scalar.resolved
        case .sequence(let items): .array(items.map(\.value))
        case .mapping(let entries): .object(entries.map { YAMLMember($0.key.text ?? "", $0.value.value) })
        }
    }
}

// MARK: - Speaking about a node

extension YAMLNode {
    /// What the node is, with an article, for messages: "a mapping", "a list", "a string", "a number", "nothing", ….
    public var kindDescription: String {
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

    /// What to tell a person who wrote `detail(itemId: String)` without quotes, which YAML reads as a mapping with the
    /// key `detail(itemId`: to quote it, and how. Nil for every other node.
    public var quotingHint: String? {
        guard let entry = entries?.first, let key = entry.key.scalar, key.style == .plain,
            Quoting.leavesParenthesisOpen(key.text.utf8)
        else { return nil }
        let whole = entry.value.scalar.map { "\(key.text): \($0.text)" } ?? key.text
        guard entries?.count == 1, entry.value.scalar?.style == .plain, !Quoting.leavesParenthesisOpen(whole.utf8)
        else {
            return "quote text that contains \": \", as in \"\(key.text): …)\""
        }
        return Quoting.hint(forWhole: whole)
    }
}
