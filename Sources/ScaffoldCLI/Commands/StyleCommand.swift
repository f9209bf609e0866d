/// `scaffold style`: the commands on styles.
struct StyleCommand: Command {
    let name = "style"

    let definition = CommandDefinition(
        subcommands: [
            StyleListCommand(), StyleShowCommand(), StyleWhyCommand(), StyleNewCommand(),
            StyleLearnCommand(), StyleDiffCommand(), StyleEjectCommand(), StyleTestCommand(),
        ]
    )
}
