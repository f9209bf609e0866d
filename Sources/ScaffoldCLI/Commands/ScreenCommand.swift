import Diagnostics
import ScaffoldKit

/// `scaffold screen <module> <screen> [<parameters>]`.
enum ScreenCommand {
    static let command = Command("screen", definition: { definition }, run: run)

    static let module = ArgumentDefinition(
        "module",
        completion: .candidates(.modules),
        help: "The module that gets the screen."
    )
    static let screen = ArgumentDefinition(
        "screen",
        help: "The screen with its parameters, as in --screens: 'edit(itemId: String)'."
    )
    static let parameters = ArgumentDefinition(
        "parameters",
        count: .optional,
        help: "The parameters, where the screen is given without: 'itemId: String'."
    )

    private static let group = "Screen options"

    static let kind = OptionDefinition(
        "kind",
        value: "kind",
        group: group,
        allowed: ScreenKind.allCases.map(\.rawValue),
        help: "What the screen is for. Left out, its name and use cases tell."
    )
    static let route = OptionDefinition(
        "route",
        value: "route",
        group: group,
        help: "Its URL below the module's own: ':itemId/edit'. 'none' leaves it without one."
    )
    static let presentation = OptionDefinition(
        "presentation",
        value: "way",
        group: group,
        allowed: Presentation.allCases.map(\.rawValue),
        help: "How it comes to be seen."
    )
    static let useCases = OptionDefinition(
        "use-cases",
        value: "use-cases",
        group: group,
        isList: true,
        help: "What it does: 'rename(id: String, title: String)'."
    )

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Add a screen to a module that is there.",
            discussion: [
                "The screen goes into the module's spec in .scaffold/modules/, and the module grows by what is new: files, cases, "
                    + "factory methods, registrations, tests. What people have edited since stays as they have it."
            ],
            arguments: [module, screen, parameters],
            switches: [
                .option(kind), .option(route), .option(presentation), .option(useCases),
                .option(ModuleOptions.output), .flag(ModuleOptions.dryRun), .flag(ModuleOptions.diff),
                .flag(ModuleOptions.partial), .flag(ModuleOptions.check), .flag(ModuleOptions.json),
            ],
            examples: [
                ExampleDefinition("A screen with a parameter", "scaffold screen Favorites 'edit(itemId: String)'"),
                ExampleDefinition(
                    "A sheet with a URL and a use case of its own",
                    """
                    scaffold screen Favorites 'rename(id: String)' --kind form \\
                        --presentation sheet --route ':id/rename' \\
                        --use-cases 'rename(id: String, title: String)'
                    """
                ),
            ]
        )
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        FailureReport(asJSON: invocation.values[ModuleOptions.json], console: invocation.console)
            .around { () throws(Failure) in try ScreenRun(invocation).run() }
    }
}
