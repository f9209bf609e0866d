/// A tree of plain values with ordered mappings: what YAML and JSON texts stand for.
public enum YAMLValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([YAMLValue])
    /// Members in their order. Writers keep the order; equality heeds it.
    case object([YAMLMember])
}

extension YAMLValue {
    /// The value under a key, if this is an object that has the key.
    public subscript(key: String) -> YAMLValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }
}

// MARK: - Literals

extension YAMLValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {
        self = .string(value)
    }
}

extension YAMLValue: ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Bool) {
        self = .bool(value)
    }
}

extension YAMLValue: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) {
        self = .int(value)
    }
}

extension YAMLValue: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Double) {
        self = .double(value)
    }
}

extension YAMLValue: ExpressibleByNilLiteral {
    public init(nilLiteral: ()) {
        self = .null
    }
}

extension YAMLValue: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: YAMLValue...) {
        self = .array(elements)
    }
}

extension YAMLValue: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, YAMLValue)...) {
        self = .object(elements.map { YAMLMember($0.0, $0.1) })
    }
}
