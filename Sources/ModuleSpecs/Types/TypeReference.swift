/// A reference to a Swift type in a spec: a name, an optional, an array, a dictionary, a generic type, or the closure that a
/// use case takes.
///
/// It excludes tuples: route values, entity properties and results of use cases must be `Hashable` and `Sendable`, which
/// tuples are not.
package indirect enum TypeReference: Sendable, Hashable {
    case named(String, arguments: [TypeReference] = [])
    case optional(TypeReference)
    case array(TypeReference)
    case dictionary(key: TypeReference, value: TypeReference)
    case closure([TypeReference], returns: TypeReference)

    /// The type in Swift syntax.
    package var text: String {
        switch self {
        case .named(let name, let arguments):
            arguments.isEmpty ? name : "\(name)<\(arguments.map(\.text).joined(separator: ", "))>"
        case .optional(let wrapped): "\(wrapped.text)?"
        case .array(let element): "[\(element.text)]"
        case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
        case .closure(let parameters, let result):
            "(\(parameters.map(\.text).joined(separator: ", "))) -> \(result.text)"
        }
    }

    /// The type as that of a parameter. A use case keeps its closures and calls them from any thread.
    package var parameterText: String { isClosure ? "@escaping @Sendable " + text : text }

    package var isClosure: Bool {
        if case .closure = self { true } else { false }
    }

    /// The names of all types in it, from left to right.
    package var names: [String] {
        switch self {
        case .named(let name, let arguments): [name] + arguments.flatMap(\.names)
        case .optional(let wrapped): wrapped.names
        case .array(let element): element.names
        case .dictionary(let key, let value): key.names + value.names
        case .closure(let parameters, let result): (parameters + [result]).flatMap(\.names).filter { $0 != "Void" }
        }
    }

    package var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// The type without its optional mark.
    package var unwrapped: TypeReference {
        if case .optional(let wrapped) = self { wrapped } else { self }
    }

    /// The element type of an array or optional array; `nil` for any other type.
    package var element: TypeReference? {
        if case .array(let element) = unwrapped { element } else { nil }
    }

    /// The type of the items: the type without optional marks and one level of array.
    package var subject: TypeReference { (element ?? unwrapped).unwrapped }
}
