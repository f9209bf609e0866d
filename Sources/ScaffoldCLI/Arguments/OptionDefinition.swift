/// A switch with a value: `--output <dir>`.
struct OptionDefinition: SwitchDefinition {
    let name: String
    let short: Character?
    /// The name of the value in help, `dir` in `--output <dir>`; the option's own unless it is given.
    let valueName: String
    let kind: ValueKind
    let group: String?
    /// The value if the option is not given.
    let defaultValue: String?
    /// The value if the option is given without one; another then needs an equals sign: `--verify='make app'`.
    let impliedValue: String?
    /// Whether the option may be repeated; every value counts.
    let isList: Bool

    init(
        _ name: String,
        short: Character? = nil,
        value: String? = nil,
        group: String? = nil,
        default defaultValue: String? = nil,
        implied impliedValue: String? = nil,
        isList: Bool = false,
        kind: ValueKind = .text
    ) {
        self.name = name
        self.short = short
        valueName = value ?? name
        self.kind = kind
        self.group = group
        self.defaultValue = defaultValue
        self.impliedValue = impliedValue
        self.isList = isList
    }
}
