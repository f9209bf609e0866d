/// A plain value of YAML or JSON, with ordered members.
package enum YAMLValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([YAMLValue])
    /// Members in their order, which writers keep and equality compares.
    case object([YAMLMember])
}

extension YAMLValue {
    /// The value under a key, if this is an object that has the key.
    package subscript(key: String) -> YAMLValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }
}

extension YAMLValue {
    /// An object of the given members, without those that are `nil`.
    package static func members(_ members: KeyValuePairs<String, YAMLValue?>) -> YAMLValue {
        .object(members.compactMap { key, value in value.map { YAMLMember(key, $0) } })
    }

    /// An array of the items; `nil` if there are none.
    package static func list(_ items: [YAMLValue]) -> YAMLValue? { items.isEmpty ? nil : .array(items) }

    /// An object of the members; `nil` if there are none.
    package static func mapping(_ members: [YAMLMember]) -> YAMLValue? { members.isEmpty ? nil : .object(members) }
}

// MARK: - Literals

extension YAMLValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
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
