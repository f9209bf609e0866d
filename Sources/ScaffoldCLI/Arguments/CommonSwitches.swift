/// The switches that every command has.
enum CommonSwitches {
    static let color = OptionDefinition(
        "color",
        value: "when",
        default: ColorMode.auto.rawValue,
        allowed: ColorMode.allCases.map(\.rawValue),
        help: "When to colour the output."
    )
    static let version = FlagDefinition("version", help: "Show the version.")
    static let help = FlagDefinition("help", short: "h", help: "Show help information.")

    static let all: [SwitchDefinition] = [.option(color), .flag(version), .flag(help)]
}
