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
        let role: Role
        let offset: Int
        /// The expression in brackets, for a member in `[…]`.
        let subscripted: Expression?

        init(name: String, offset: Int) {
            self.name = name
            self.offset = offset
            role = Self.role(of: name)
            subscripted = nil
        }

        init(subscripted: Expression, offset: Int) {
            self.subscripted = subscripted
            self.offset = offset
            name = ""
            role = .key
        }

        private static func role(of name: String) -> Role {
            switch name {
            case "first": .first
            case "last": .last
            case "count": .count
            default: Int(name).map(Role.index) ?? .key
            }
        }
    }

    /// The kind of the first name. A variable of the context overrides the engine's own names.
    enum Root: Sendable {
        case variable, loop, block
    }

    let name: String
    let root: Root
    let offset: Int
    let members: [Member]

    init(name: String, offset: Int, members: [Member]) {
        self.name = name
        self.offset = offset
        self.members = members
        root =
            switch name {
            case "forloop": .loop
            case "block": .block
            default: .variable
            }
    }
}
