/// `scaffold style`: what styles there are and what they make.
enum StyleCommand {
    static let command = Command("style", definition: { definition }, run: ScaffoldCommand.showHelp)

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Show, make and try styles: the architectures that modules are written in.",
            subcommands: [
                StyleListCommand.command, StyleShowCommand.command, StyleNewCommand.command,
                StyleEjectCommand.command, StyleTestCommand.command,
            ]
        )
    }
}
