/// A switch without a value: `--dry-run`.
struct FlagDefinition: SwitchDefinition {
    let name: String
    let short: Character?
    let group: String?
    let help: String

    init(_ name: String, short: Character? = nil, group: String? = nil, help: String) {
        self.name = name
        self.short = short
        self.group = group
        self.help = help
    }
}
