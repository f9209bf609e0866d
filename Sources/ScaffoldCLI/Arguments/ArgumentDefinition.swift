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
    let kind: ValueKind
    let help: String

    init(_ name: String, count: Count = .required, kind: ValueKind = .text, help: String) {
        self.name = name
        self.count = count
        self.kind = kind
        self.help = help
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
