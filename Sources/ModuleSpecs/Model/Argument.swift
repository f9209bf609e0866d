/// An argument in a call.
package struct Argument: Sendable, Equatable {
    package var name: String
    /// A Swift expression.
    package var expression: String

    package init(name: String, expression: String) { (self.name, self.expression) = (name, expression) }

    /// The argument in Swift: `itemId: item.id`.
    package var text: String { "\(name): \(expression)" }
}

extension [Argument] {
    /// The arguments in Swift: `itemId: item.id, mode: .update`.
    package var text: String { map(\.text).joined(separator: ", ") }
}
