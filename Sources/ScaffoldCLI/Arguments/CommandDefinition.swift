/// The definition of a command for parsing, help and completions. `CommandTexts` has what they say.
struct CommandDefinition: Sendable {
    var arguments: [ArgumentDefinition] = []
    /// The command's own options and flags; `allSwitches` adds those of every command.
    var switches: [any SwitchDefinition] = []
    /// A command with subcommands takes no arguments of its own.
    var subcommands: [any Command] = []

    /// The command's own switches and those of every command.
    var allSwitches: [any SwitchDefinition] { switches + CommonOptions.all }
}
