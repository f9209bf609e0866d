/// The path of a variable: `module.screens.0.name`, `labels[screen.kind]`.
struct VariablePath: Sendable {
    /// One step of the look-up.
    struct Member: Sendable {
        enum Role: Sendable {
            case key
            case first, last, count
            case index(Int)
        }

        let name: String
        let offset: Int
        /// The expression in brackets, for a member in `[…]`, which has no name.
        var subscripted: StencilExpression?

        var role: Role {
            switch name {
            case "first": .first
            case "last": .last
            case "count": .count
            default: Int(name).map(Role.index) ?? .key
            }
        }
    }

    let name: String
    let offset: Int
    let members: [Member]
}
