/// `scaffold style`: the commands on styles.
struct StyleCommand: Command {
    let name = "style"

    let subcommands: [any Command] = [
        StyleListCommand(), StyleShowCommand(), StyleWhyCommand(), StyleNewCommand(),
        StyleLearnCommand(), StyleDiffCommand(), StyleEjectCommand(), StyleTestCommand(),
        StyleAddCommand(), StyleUpdateCommand(), StyleOutdatedCommand(), StyleDetachCommand(),
    ]
}
