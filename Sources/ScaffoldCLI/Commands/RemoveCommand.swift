import Diagnostics

/// `scaffold remove <name>`.
enum RemoveCommand {
    static let command = Command("remove", definition: { definition }, run: run)

    static let name = ArgumentDefinition(
        "name",
        completion: .candidates(.modules),
        help: "The module's name, as scaffold module was given it."
    )

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Take a module back: its files, and its entries in the app's own files.",
            discussion: [
                "Only what is still as it was written goes. What somebody has changed since stays and is listed, and so does "
                    + "what another module needs."
            ],
            arguments: [name],
            switches: [
                .option(ModuleOptions.output), .flag(ModuleOptions.dryRun), .flag(ModuleOptions.diff),
                .flag(ModuleOptions.check), .flag(ModuleOptions.json),
            ],
            examples: [
                ExampleDefinition("Take a module back", "scaffold remove Favorites"),
                ExampleDefinition("See what would go", "scaffold remove Favorites --dry-run --diff"),
            ]
        )
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        FailureReport(asJSON: invocation.values[ModuleOptions.json], console: invocation.console)
            .around { () throws(Failure) in try RemoveRun(invocation).run() }
    }
}
