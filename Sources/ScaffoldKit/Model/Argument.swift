/// A value handed to a parameter.
public struct Argument: Sendable, Equatable {
    public var name: String
    /// A Swift expression.
    public var expression: String

    /// `itemId: item.id`.
    public var text: String { "\(name): \(expression)" }
}

extension [Argument] {
    /// `itemId: item.id, mode: .update`.
    var text: String { map(\.text).joined(separator: ", ") }
}
