/// A parameter of a screen or use case, or a property of a type.
public struct Parameter: Sendable, Equatable {
    public var name: String
    public var type: TypeReference
    /// A Swift expression.
    public var defaultValue: String?

    /// `mode: EditorMode = .update`.
    public var declaration: String {
        "\(name): \(type.text)" + (defaultValue.map { " = \($0)" } ?? "")
    }

    /// Whether the name says that the value identifies something (`id`, `itemId`, `orderID`).
    public var isID: Bool {
        name == "id" || name.hasSuffix("Id") || name.hasSuffix("ID")
    }
}
