/// A value that a command takes by its place: `<name>` in `scaffold module <name>`.
struct ArgumentDefinition: Sendable {
    /// How often the argument may stand on a command line.
    enum Count: Sendable {
        case required
        case optional
        /// None or more; only the last argument of a command can be one.
        case any
    }

    let name: String
    let count: Count
    let help: String
    /// The values that are accepted; empty where any text is.
    let allowed: [String]
    let completion: Completion

    init(
        _ name: String,
        count: Count = .required,
        allowed: [String] = [],
        completion: Completion = .none,
        help: String
    ) {
        self.name = name
        self.count = count
        self.help = help
        self.allowed = allowed
        self.completion = completion
    }

    /// The argument in a usage line: `<name>`, `[<name>]` or `[<name> ...]`.
    var synopsis: String {
        switch count {
        case .required: "<\(name)>"
        case .optional: "[<\(name)>]"
        case .any: "[<\(name)> ...]"
        }
    }
}
