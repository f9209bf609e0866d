/// The options and flags that several commands share.
enum CommonOptions {
    static let color = OptionDefinition(
        "color",
        value: "when",
        default: ColorMode.auto.rawValue,
        kind: .oneOf(ColorMode.self),
        help: "When to colour the output."
    )
    static let version = FlagDefinition("version", help: "Show the version.")
    static let help = FlagDefinition("help", short: "h", help: "Show help information.")

    /// The switches of every command.
    static let all: [any SwitchDefinition] = [color, version, help]

    /// The app's folder, for commands that only read.
    static let output = OptionDefinition(
        "output",
        short: "o",
        value: "dir",
        kind: .directory,
        help: "The app's folder. If omitted, the root of the app around the current folder."
    )
    static let json = FlagDefinition("json", help: "Report in JSON.")
    /// `--json` of commands with `--format`.
    static let formatJSON = FlagDefinition("json", help: "Report in JSON, as --format json does.")
}
