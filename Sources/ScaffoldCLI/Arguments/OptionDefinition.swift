/// A switch with a value: `--output <dir>`.
struct OptionDefinition: SwitchDefinition {
    let name: String
    let short: Character?
    /// What the value is called in help: `dir` in `--output <dir>`.
    let valueName: String
    let kind: ValueKind
    let group: String?
    /// The value if the option is not given.
    let defaultValue: String?
    /// Whether the option may be given several times, each value counting.
    let isList: Bool
    let help: String

    init(
        _ name: String,
        short: Character? = nil,
        value: String,
        group: String? = nil,
        default defaultValue: String? = nil,
        isList: Bool = false,
        kind: ValueKind = .text,
        help: String
    ) {
        self.name = name
        self.short = short
        valueName = value
        self.kind = kind
        self.group = group
        self.defaultValue = defaultValue
        self.isList = isList
        self.help = help
    }
}
