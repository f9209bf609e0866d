import Diagnostics

/// `scaffold init`.
enum InitCommand {
    static let command = Command("init", definition: { definition }, run: run)

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Write down how this app is made, in a .scaffold.yml that people can correct.",
            discussion: [
                "The style, the framework of the tests, folders, file header and indentation are read from the modules that "
                    + "are there. Later runs take the file's word for them."
            ],
            switches: [
                .option(ModuleOptions.style), .option(ModuleOptions.option), .option(ModuleOptions.output),
                .flag(ModuleOptions.dryRun), .flag(ModuleOptions.diff), .flag(ModuleOptions.force),
                .flag(ModuleOptions.json),
            ],
            examples: [
                ExampleDefinition("In an app that is there", "scaffold init"),
                ExampleDefinition("What it would say", "scaffold init --dry-run --diff"),
                ExampleDefinition("For an app that is yet to come", "scaffold init --style swiftui-mvvmcr"),
            ]
        )
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        FailureReport(asJSON: invocation.values[ModuleOptions.json], console: invocation.console)
            .around { () throws(Failure) in try InitRun(invocation).run() }
    }
}
