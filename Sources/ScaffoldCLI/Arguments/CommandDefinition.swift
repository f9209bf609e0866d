/// A command as data. Parsing, help and completions all follow from it.
struct CommandDefinition: Sendable {
    /// One line, without a full stop where it is no sentence.
    let abstract: String
    /// Paragraphs that follow the abstract; a line break within one is only a line break in the source.
    let discussion: [String]
    let arguments: [ArgumentDefinition]
    /// The command's own switches; `allSwitches` adds what every command has.
    let switches: [SwitchDefinition]
    let examples: [ExampleDefinition]
    /// The commands below this one; a command that has some takes no arguments of its own.
    let subcommands: [Command]

    init(
        abstract: String,
        discussion: [String] = [],
        arguments: [ArgumentDefinition] = [],
        switches: [SwitchDefinition] = [],
        examples: [ExampleDefinition] = [],
        subcommands: [Command] = []
    ) {
        self.abstract = abstract
        self.discussion = discussion
        self.arguments = arguments
        self.switches = switches
        self.examples = examples
        self.subcommands = subcommands
    }

    /// The command's own switches and those of every command.
    var allSwitches: [SwitchDefinition] { switches + CommonSwitches.all }

    /// The subcommands that help lists and errors suggest.
    var listedSubcommands: [Command] { subcommands.filter { !$0.isHidden } }
}
