import Diagnostics

/// `scaffold app [<name>]`.
enum AppCommand {
    static let command = Command("app", definition: { definition }, run: run)

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Write a new app: the base that an architecture asks for, with its first modules.",
            discussion: [
                "The app has an Xcode project over synchronised folders, so that what is added later is in it at once. "
                    + "Its first modules are reachable from the start."
            ],
            arguments: [AppOptions.name],
            switches: [
                .option(AppOptions.modules), .option(ModuleOptions.spec), .option(ModuleOptions.style),
                .option(ModuleOptions.option), .option(AppOptions.output), .flag(ModuleOptions.dryRun),
                .flag(ModuleOptions.diff), .flag(ModuleOptions.force), .flag(ModuleOptions.check),
                .flag(ModuleOptions.json),
            ],
            examples: [
                ExampleDefinition("An app with its style's first module", "scaffold app Shop --style swiftui-mvvmcr"),
                ExampleDefinition(
                    "With these modules",
                    "scaffold app Shop --modules 'home,orders(list,detail),settings'"
                ),
            ]
        )
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        guard invocation.values[AppOptions.name] != nil || invocation.values.isGiven(ModuleOptions.spec) else {
            UsageReport(problems: [.missingArgument(AppOptions.name.name)], path: invocation.path)
                .write(to: invocation.console)
            return .badInput
        }
        return FailureReport(asJSON: invocation.values[ModuleOptions.json], console: invocation.console)
            .around { () throws(Failure) in try AppRun(invocation).run() }
    }
}
