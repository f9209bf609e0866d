/// `scaffold style`: the commands on styles.
struct StyleCommand: Command {
    let name = "style"

    var definition: CommandDefinition {
        CommandDefinition(
            abstract: "List, make and test styles: the architectures of modules.",
            subcommands: [
                StyleListCommand(), StyleShowCommand(), StyleWhyCommand(), StyleNewCommand(),
                StyleLearnCommand(), StyleDiffCommand(), StyleEjectCommand(),
                StyleTestCommand(),
            ]
        )
    }
}
