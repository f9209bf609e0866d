import Diagnostics

/// A positional argument: `<name>` in `scaffold module <name>`.
struct ArgumentDefinition: Sendable {
    /// The number of values.
    enum Count: Sendable {
        case required
        case optional
        /// Zero or more; only for a command's last argument.
        case any
    }

    let name: String
    let count: Count
    let kind: ValueKind

    init(_ name: String, count: Count = .required, kind: ValueKind = .text) {
        (self.name, self.count, self.kind) = (name, count, kind)
    }

    /// The place of problems with the value: `<name>`.
    var mark: SourceMark { SourceMark(source: "<\(name)>") }

    /// The argument in a usage line: `<name>`, `[<name>]` or `[<name> ...]`.
    var synopsis: String {
        switch count {
        case .required: "<\(name)>"
        case .optional: "[<\(name)>]"
        case .any: "[<\(name)> ...]"
        }
    }
}
