import BuiltInStyles
import Diagnostics
import ModulePlanning

/// `scaffold style new <name>`.
struct StyleNewCommand: Command {
    let name = "new"

    private static let base = OptionDefinition(
        "extends",
        value: "style",
        kind: .candidates(.styles),
        help: "The style that the new one extends."
    )

    let definition = CommandDefinition(
        abstract: "Start your own style.",
        discussion: [
            "With --extends, writes a manifest of the differences; without, a small complete style: a view model, a view "
                + "and a test for each screen. The files go to .scaffold/styles/<name>/; a style needs no Swift code."
        ],
        arguments: [StyleLearnCommand.style],
        switches: [
            Self.base, ModuleOptions.output, ModuleOptions.dryRun, ModuleOptions.diff,
            ModuleOptions.json,
        ],
        examples: [
            ("A variant of a style", "scaffold style new acme --extends \(BuiltInStyles.defaultName)"),
            ("A style from scratch", "scaffold style new acme"),
        ]
    )

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let style = invocation.values.located(StyleLearnCommand.style)
        let base = invocation.values.located(Self.base)
        return try PlanAction(ownStyleOf: invocation).run { (tree) throws(Failure) in
            try OwnStylePlanner(invocation.styles(of: tree)).new(style, extending: base, in: &tree)
        }
    }
}
