/// An option that takes a value: `--output <dir>`.
struct OptionDefinition: Sendable {
    let name: String
    let short: Character?
    /// What the value is called in help: `dir` in `--output <dir>`.
    let valueName: String
    let help: String
    /// The heading that the option stands under in help; `nil` for the common one.
    let group: String?
    /// The value where the option is not given.
    let defaultValue: String?
    /// The values that are accepted; empty where any text is.
    let allowed: [String]
    /// Whether the option may be given several times, all of them counting.
    let isList: Bool
    let completion: Completion

    init(
        _ name: String,
        short: Character? = nil,
        value: String,
        group: String? = nil,
        default defaultValue: String? = nil,
        allowed: [String] = [],
        isList: Bool = false,
        completion: Completion = .none,
        help: String
    ) {
        self.name = name
        self.short = short
        valueName = value
        self.group = group
        self.defaultValue = defaultValue
        self.allowed = allowed
        self.isList = isList
        self.completion = completion
        self.help = help
    }

    /// The option as it is typed: `--output`.
    var spelling: String { "--\(name)" }
}
