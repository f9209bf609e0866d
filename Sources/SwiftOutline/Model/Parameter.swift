/// A parameter of a function, initialiser, subscript, macro or enum case.
public struct Parameter: Sendable {
    /// The attributes before the names.
    public let attributes: [Attribute]

    /// The first name: the argument label, `_` for none; empty for an unnamed value of an enum case.
    public let label: String

    /// The name within the function: the second name, or the first where there is one only.
    public let name: String

    /// The bytes of both names.
    public let nameRange: Range<Int>?

    /// The type, with its specifiers and attributes, without the dots of a variadic parameter.
    public let type: Fragment

    /// Whether the parameter takes any number of arguments.
    public let isVariadic: Bool

    /// The value that stands in for a missing argument.
    public let defaultValue: Fragment?

    /// The bytes of the parameter, without the comma behind it.
    public let range: Range<Int>

    /// The label that a caller writes, if any.
    public var argumentLabel: String? { label.isEmpty || label == "_" ? nil : label }
}
