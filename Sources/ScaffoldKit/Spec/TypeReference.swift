/// A Swift type as a spec may name it: a name, an optional, an array, a dictionary or a generic type.
///
/// Tuples and closures are left out: a route's values, an entity's properties and a use case's result have to be
/// `Hashable` and `Sendable`, and those are neither.
public indirect enum TypeReference: Sendable, Hashable {
    case named(String, arguments: [TypeReference] = [])
    case optional(TypeReference)
    case array(TypeReference)
    case dictionary(key: TypeReference, value: TypeReference)

    /// The type in Swift.
    public var text: String {
        switch self {
        case .named(let name, let arguments):
            arguments.isEmpty ? name : "\(name)<\(arguments.map(\.text).joined(separator: ", "))>"
        case .optional(let wrapped): "\(wrapped.text)?"
        case .array(let element): "[\(element.text)]"
        case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
        }
    }

    /// Every named type in it, from left to right.
    public var names: [String] {
        switch self {
        case .named(let name, let arguments): [name] + arguments.flatMap(\.names)
        case .optional(let wrapped): wrapped.names
        case .array(let element): element.names
        case .dictionary(let key, let value): key.names + value.names
        }
    }

    public var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// The type without its optional mark.
    public var unwrapped: TypeReference {
        if case .optional(let wrapped) = self { wrapped } else { self }
    }

    /// An array's element, looking through an optional mark; `nil` for what is no array.
    public var element: TypeReference? {
        if case .array(let element) = unwrapped { element } else { nil }
    }

    /// The type without optional marks and without one level of array: what the value is about.
    public var subject: TypeReference {
        (element ?? unwrapped).unwrapped
    }
}
