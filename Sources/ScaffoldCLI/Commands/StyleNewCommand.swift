import Diagnostics
import ScaffoldKit

/// `scaffold style new <name>`.
struct StyleNewCommand: Command {
    let name = "new"

    private static let style = ArgumentDefinition("name", help: "The new style's name: small letters and hyphens.")
    private static let base = OptionDefinition(
        "extends",
        value: "style",
        kind: .candidates(.styles),
        help: "The style from which the new one differs only where it says so."
    )

    var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Begin a style of the team's own.",
            discussion: [
                "With --extends it is a manifest that says what differs; without, a small whole style: a view model, a view "
                    + "and a test for each screen. It goes to .scaffold/styles/<name>/; no Swift is written for it."
            ],
            arguments: [Self.style],
            switches: [
                Self.base, ModuleOptions.output, ModuleOptions.dryRun, ModuleOptions.diff,
                ModuleOptions.json,
            ],
            examples: [
                ExampleDefinition("A little different", "scaffold style new acme --extends uikit-mvvmc"),
                ExampleDefinition("From nothing", "scaffold style new acme"),
            ]
        )
    }

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let style = Located(invocation.values[Self.style] ?? "", at: SourceMark(source: "NAME", column: 1))
        let base = invocation.values[Self.base].map { Located($0, at: SourceMark(source: "--extends", column: 1)) }
        return try PlanAction(ownStyleOf: invocation).run { (tree) throws(Failure) in
            try OwnStylePlanner(invocation.styles(of: tree)).new(style, extending: base, in: &tree)
        }
    }
}
