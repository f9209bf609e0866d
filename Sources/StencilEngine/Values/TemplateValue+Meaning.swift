extension TemplateValue {
    /// The truth value in `{% if %}`: false for null, empty values, and numbers up to zero.
    package var isTrue: Bool {
        switch self {
        case .null: false
        case .bool(let value): value
        case .int(let value): value > 0
        case .double(let value): value > 0
        case .string(let value): !value.isEmpty
        case .array(let elements): !elements.isEmpty
        case .dictionary(let dictionary): dictionary.count > 0
        }
    }

    /// The kind of the value with an article, for messages: "an array".
    var kindName: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .int, .double: "a number"
        case .string: "a string"
        case .array: "an array"
        case .dictionary: "a dictionary"
        }
    }

    var isNull: Bool {
        if case .null = self { true } else { false }
    }

    /// Equality by `==` in templates, which compares integers with floating-point numbers.
    ///
    /// Values nested deeper than `depth` are different, to bound the stack.
    func isEqual(to other: TemplateValue, depth: Int = 64) -> Bool {
        switch (self, other) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.int(let left), .int(let right)): left == right
        case (.string(let left), .string(let right)): left == right
        case (.array(let left), .array(let right)):
            depth > 0 && left.count == right.count
                && zip(left, right).allSatisfy { $0.isEqual(to: $1, depth: depth - 1) }
        case (.dictionary(let left), .dictionary(let right)):
            depth > 0 && left.count == right.count
                && left.keys.allSatisfy { key in
                    guard let leftValue = left[key], let rightValue = right[key] else { return false }
                    return leftValue.isEqual(to: rightValue, depth: depth - 1)
                }
        default:
            if let left = number, let right = other.number { left == right } else { false }
        }
    }

    /// The value as a floating-point number, if it is a number.
    var number: Double? {
        switch self {
        case .int(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }
}
