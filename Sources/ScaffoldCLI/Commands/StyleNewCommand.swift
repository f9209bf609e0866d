import Diagnostics
import ScaffoldKit

/// `scaffold style new <name>`.
enum StyleNewCommand {
    static let command = Command("new", definition: { definition }, run: run)

    private static let name = ArgumentDefinition("name", help: "The new style's name: small letters and hyphens.")
    private static let base = OptionDefinition(
        "extends",
        value: "style",
        completion: .candidates(.styles),
        help: "The style from which the new one differs only where it says so."
    )

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Begin a style of the team's own.",
            discussion: [
                "With --extends it is a manifest that says what differs; without, a small whole style: a view model, a view "
                    + "and a test for each screen. It goes to .scaffold/styles/<name>/; no Swift is written for it."
            ],
            arguments: [name],
            switches: [
                .option(base), .option(ModuleOptions.output), .flag(ModuleOptions.dryRun), .flag(ModuleOptions.diff),
                .flag(ModuleOptions.json),
            ],
            examples: [
                ExampleDefinition("A little different", "scaffold style new acme --extends uikit-mvvmc"),
                ExampleDefinition("From nothing", "scaffold style new acme"),
            ]
        )
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        let values = invocation.values
        let new = Located(values[name] ?? "", at: SourceMark(source: "NAME", column: 1))
        let extended = values[base].map { Located($0, at: SourceMark(source: "--extends", column: 1)) }
        return OwnStyleRun(invocation).report { (planner, tree) throws(Failure) in
            try planner.new(new, extending: extended, in: &tree)
        }
    }
}
