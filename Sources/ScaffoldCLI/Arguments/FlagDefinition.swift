/// An option without a value: `--dry-run`, with `--no-…` as its opposite where it has one.
struct FlagDefinition: Sendable {
    let name: String
    let short: Character?
    let help: String
    /// The heading that the flag stands under in help; `nil` for the common one.
    let group: String?
    /// What the flag is where neither form is given.
    let isOnByDefault: Bool
    /// Whether `--no-<name>` switches it off.
    let hasInversion: Bool

    init(
        _ name: String,
        short: Character? = nil,
        group: String? = nil,
        isOnByDefault: Bool = false,
        hasInversion: Bool = false,
        help: String
    ) {
        self.name = name
        self.short = short
        self.group = group
        self.isOnByDefault = isOnByDefault
        self.hasInversion = hasInversion
        self.help = help
    }

    /// The flag as it is typed: `--dry-run`.
    var spelling: String { "--\(name)" }

    /// The opposite as it is typed: `--no-diff`; `nil` where there is none.
    var inverseSpelling: String? { hasInversion ? "--no-\(name)" : nil }

    /// The form that holds where neither is given.
    var defaultSpelling: String { isOnByDefault ? spelling : inverseSpelling ?? spelling }
}
