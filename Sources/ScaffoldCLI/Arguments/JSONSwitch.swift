/// `--json` in the commands that have several formats, so that every command takes it.
enum JSONSwitch {
    static let insteadOfFormat = FlagDefinition("json", help: "Report in JSON, as --format json does.")
}
