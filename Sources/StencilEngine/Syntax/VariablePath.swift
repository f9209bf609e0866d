/// A look-up such as `module.screens.0.name` or `labels[screen.kind]`, taken apart once.
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
        /// What stands in the brackets, where the member is given by `[…]`.
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

    /// Names that the engine itself gives a meaning to, unless the context has a variable of that name.
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
