/// A switch of a command: an option or a flag.
protocol SwitchDefinition: Sendable {
    var name: String { get }
    var short: Character? { get }
    /// The heading in help; `nil` for `OPTIONS`.
    var group: String? { get }
}

extension SwitchDefinition {
    /// The long spelling: `--output`.
    var spelling: String { "--\(name)" }

    /// Every spelling, the short one first.
    var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + [spelling] }

    /// The switch as an option; `nil` for a flag.
    var option: OptionDefinition? { self as? OptionDefinition }

    /// The switch as an option that takes the next word as its value.
    var wordOption: OptionDefinition? { option.flatMap { $0.impliedValue == nil ? $0 : nil } }

    /// The part in a usage line: `[--output <dir>]`, `[--screens <screens> ...]`, `[--verify[=<command>]]`, `[--dry-run]`.
    var synopsis: String { "[\(spelling)\(value)\(option?.isList == true ? " ..." : "")]" }

    /// The label in help: `-o, --output <dir>`.
    var label: String { spellings.joined(separator: ", ") + value }

    private var value: String {
        option.map { $0.impliedValue == nil ? " <\($0.valueName)>" : "[=<\($0.valueName)>]" } ?? ""
    }
}
