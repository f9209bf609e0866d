import Diagnostics

/// `scaffold module [<name>]`.
enum ModuleCommand {
    static let command = Command("module", definition: { definition }, run: run)

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Write a module: every file that the app's architecture asks of it.",
            discussion: [
                "Nothing is ever lost: a file that stands in the way stops the run before anything is written, and a run "
                    + "that changes nothing says so. The spec is kept in .scaffold/modules/; running the command again "
                    + "brings the module up to it.",
                "Without a name, on a terminal, it asks: for the name, the screens, use cases and routes. It shows the plan and the "
                    + "command line that does the same, and writes when you say so.",
            ],
            arguments: [ModuleOptions.name],
            switches: ModuleOptions.specSwitches + [
                .option(ModuleOptions.output), .flag(ModuleOptions.dryRun), .flag(ModuleOptions.diff),
                .flag(ModuleOptions.force), .flag(ModuleOptions.partial), .flag(ModuleOptions.check),
                .flag(ModuleOptions.json),
            ],
            examples: [
                ExampleDefinition("By answering questions", "scaffold module"),
                ExampleDefinition(
                    "A list with a detail, in the app around the current folder",
                    "scaffold module Favorites --screens list,detail"
                ),
                ExampleDefinition(
                    "Screens with parameters, a type, and what loads them",
                    """
                    scaffold module Favorites \\
                        --screens 'list,detail(itemId: String)' \\
                        --types 'Favorite(id: String, title: String)' \\
                        --use-cases 'getFavorites -> [Favorite],removeFavorite(id: String)'
                    """
                ),
                ExampleDefinition(
                    "From a file, in another style, to look at only",
                    "scaffold module --spec favorites.yml --style swiftui-mvvmcr --dry-run --diff"
                ),
            ]
        )
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        if ModuleQuestions.areWanted(invocation) {
            return FailureReport(asJSON: false, console: invocation.console)
                .around { () throws(Failure) in try AskedModuleRun(invocation).run() }
        }
        let problems = RequestedSpec.usageProblems(invocation.values)
        guard problems.isEmpty else {
            UsageReport(problems: problems, path: invocation.path).write(to: invocation.console)
            return .badInput
        }
        return FailureReport(asJSON: invocation.values[ModuleOptions.json], console: invocation.console)
            .around { () throws(Failure) in try ModuleRun(invocation).run() }
    }
}
