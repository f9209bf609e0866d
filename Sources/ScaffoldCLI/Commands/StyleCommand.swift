/// `scaffold style`: what styles there are and what they make.
struct StyleCommand: Command {
    let name = "style"

    var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Show, make and try styles: the architectures that modules are written in.",
            subcommands: [
                StyleListCommand(), StyleShowCommand(), StyleNewCommand(),
                StyleEjectCommand(), StyleTestCommand(),
            ]
        )
    }
}
