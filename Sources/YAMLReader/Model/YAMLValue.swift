/// A plain value of YAML, JSON or a template, with ordered members.
///
/// Integers have a case of their own, so that `3` prints as "3" and not as "3.0".
package enum YAMLValue: Sendable, Equatable {
    /// In a template, it prints as nothing and is false. Different from a missing key.
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([YAMLValue])
    /// Members in their order, which writers keep and equality compares.
    case dictionary(YAMLDictionary)
}

extension YAMLValue {
    /// A dictionary of members. The last of duplicate keys wins.
    package static func object(_ members: [YAMLMember]) -> YAMLValue { .dictionary(YAMLDictionary(members)) }

    /// A dictionary of the given members, without those that are `nil`.
    package static func members(_ members: KeyValuePairs<String, YAMLValue?>) -> YAMLValue {
        .object(members.compactMap { key, value in value.map { YAMLMember(key, $0) } })
    }

    /// An array of the items; `nil` if there are none.
    package static func list(_ items: [YAMLValue]) -> YAMLValue? { items.isEmpty ? nil : .array(items) }

    /// A dictionary of the members; `nil` if there are none.
    package static func mapping(_ members: [YAMLMember]) -> YAMLValue? { members.isEmpty ? nil : .object(members) }

    /// The members of a dictionary, in their order; `nil` for any other value.
    package var members: [YAMLMember]? {
        guard case .dictionary(let dictionary) = self else { return nil }
        return dictionary.map { YAMLMember($0.key, $0.value) }
    }

    /// The items of an array; none of any other value.
    package var items: [YAMLValue] { if case .array(let items) = self { items } else { [] } }

    /// The text of a string; `nil` for any other value.
    package var string: String? { if case .string(let text) = self { text } else { nil } }

    /// The value under a key, if this is a dictionary that has the key.
    package subscript(key: String) -> YAMLValue? {
        guard case .dictionary(let dictionary) = self else { return nil }
        return dictionary[key]
    }
}

// MARK: - Literals

extension YAMLValue: ExpressibleByStringInterpolation {
    package init(stringLiteral value: String) { self = .string(value) }
}

extension YAMLValue: ExpressibleByBooleanLiteral {
    package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension YAMLValue: ExpressibleByIntegerLiteral {
    package init(integerLiteral value: Int) { self = .int(value) }
}

extension YAMLValue: ExpressibleByFloatLiteral {
    package init(floatLiteral value: Double) { self = .double(value) }
}

extension YAMLValue: ExpressibleByNilLiteral {
    package init(nilLiteral: ()) { self = .null }
}

extension YAMLValue: ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: YAMLValue...) { self = .array(elements) }
}

extension YAMLValue: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral elements: (String, YAMLValue)...) {
        self = .object(elements.map { YAMLMember($0.0, $0.1) })
    }
}
