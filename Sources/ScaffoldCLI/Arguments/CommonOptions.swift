/// The options and flags that several commands share.
enum CommonOptions {
    static let color = OptionDefinition(
        "color",
        value: "when",
        default: ColorMode.auto.rawValue,
        kind: .oneOf(ColorMode.self)
    )
    static let version = FlagDefinition("version")
    static let help = FlagDefinition("help", short: "h")

    /// The switches of every command.
    static let all: [any SwitchDefinition] = [color, version, help]

    /// The app's folder, for commands that only read.
    static let output = OptionDefinition("output", short: "o", value: "dir", kind: .directory)
    static let json = FlagDefinition("json")
}
