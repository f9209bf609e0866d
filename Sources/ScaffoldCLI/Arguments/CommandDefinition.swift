/// The definition of a command, as data for parsing, help and completions.
struct CommandDefinition: Sendable {
    /// One line, without a full stop where it is no sentence.
    let abstract: String
    /// Paragraphs that follow the abstract.
    var discussion: [String] = []
    var arguments: [ArgumentDefinition] = []
    /// The command's own options and flags; `allSwitches` adds those of every command.
    var switches: [any SwitchDefinition] = []
    /// The examples in help: command lines and their purposes.
    var examples: [(purpose: String, commandLine: String)] = []
    /// A command with subcommands takes no arguments of its own.
    var subcommands: [any Command] = []

    /// The command's own switches and those of every command.
    var allSwitches: [any SwitchDefinition] { switches + CommonOptions.all }

    /// The subcommands that help lists and errors suggest.
    var listedSubcommands: [any Command] { subcommands.filter { !$0.isHidden } }
}
