/// `scaffold style`: the commands on styles.
struct StyleCommand: Command {
    let name = "style"

    let definition = CommandDefinition(
        abstract: "List, make and test styles: the architectures of modules.",
        subcommands: [
            StyleListCommand(), StyleShowCommand(), StyleWhyCommand(), StyleNewCommand(),
            StyleLearnCommand(), StyleDiffCommand(), StyleEjectCommand(), StyleTestCommand(),
        ]
    )
}
