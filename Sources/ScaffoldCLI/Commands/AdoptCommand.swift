import Diagnostics

/// `scaffold adopt <name>`.
enum AdoptCommand {
    static let command = Command("adopt", definition: { definition }, run: run)

    static let name = ArgumentDefinition(
        "name",
        help: "The module's name, as its declarations bear it: Profile, where there is a ProfileCoordinator."
    )

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Write down the spec of a module that was made by hand.",
            discussion: [
                "Screens, their parameters and use cases are read from the module's declarations; what these do not tell is "
                    + "said. The spec goes to .scaffold/modules/, for people to correct; nothing else is touched."
            ],
            arguments: [name],
            switches: [
                .option(ModuleOptions.style), .option(ModuleOptions.output), .flag(ModuleOptions.dryRun),
                .flag(ModuleOptions.diff), .flag(ModuleOptions.force), .flag(ModuleOptions.json),
            ],
            examples: [
                ExampleDefinition("A module that is there", "scaffold adopt Profile"),
                ExampleDefinition("Look at its spec only", "scaffold adopt Profile --dry-run --diff"),
            ]
        )
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        FailureReport(asJSON: invocation.values[ModuleOptions.json], console: invocation.console)
            .around { () throws(Failure) in try AdoptRun(invocation).run() }
    }
}
