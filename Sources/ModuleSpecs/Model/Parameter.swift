/// A parameter of a screen or use case, or a property of a type.
package struct Parameter: Sendable, Equatable {
    package var name: String
    package var type: TypeReference
    /// A Swift expression.
    package var defaultValue: String?

    package init(name: String, type: TypeReference, defaultValue: String? = nil) {
        (self.name, self.type, self.defaultValue) = (name, type, defaultValue)
    }

    /// The declaration in Swift: `mode: EditorMode = .update`.
    package var declaration: String { "\(name): \(type.parameterText)" + (defaultValue.map { " = \($0)" } ?? "") }

    /// Whether the name marks an identifier (`id`, `itemId`, `orderID`).
    package var isID: Bool { name == "id" || name.hasSuffix("Id") || name.hasSuffix("ID") }
}
