/// A parameter of a function, initialiser, subscript, macro or enum case.
package struct DeclaredParameter: Sendable {
    /// The attributes before the names.
    package let attributes: [Attribute]

    /// The first name: the argument label, `_` for none; empty for an unnamed value of an enum case.
    package let label: String

    /// The name within the function: the second name, or the only one.
    package let name: String

    /// The bytes of both names.
    package let nameRange: Range<Int>?

    /// The type, with its specifiers and attributes, without the dots of a variadic parameter.
    package let type: Fragment

    package let isVariadic: Bool

    package let defaultValue: Fragment?

    /// The bytes of the parameter, without the comma after it.
    package let range: Range<Int>

    /// The label at a call.
    package var argumentLabel: String? { label.isEmpty || label == "_" ? nil : label }
}
