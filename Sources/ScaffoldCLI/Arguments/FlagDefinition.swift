/// A switch without a value: `--dry-run`.
struct FlagDefinition: SwitchDefinition {
    let name: String
    let short: Character?
    let group: String?

    init(_ name: String, short: Character? = nil, group: String? = nil) {
        (self.name, self.short, self.group) = (name, short, group)
    }
}
