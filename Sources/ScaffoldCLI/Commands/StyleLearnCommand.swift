import Diagnostics
import ScaffoldKit

/// `scaffold style learn <name> --from <modules>`.
struct StyleLearnCommand: Command {
    let name = "learn"

    private static let style = ArgumentDefinition("name", help: "The new style's name: lower-case letters and hyphens.")
    private static let from = OptionDefinition(
        "from",
        value: "module",
        help: "The module of the app to learn from."
    )

    let definition = CommandDefinition(
        abstract: "Learn a style from a module that the app has.",
        discussion: [
            "Makes a template of each file of the module, and an entry of each part of the app's other files that names it. "
                + "The files go to .scaffold/styles/<name>/; module, lint, checklist and graph then work with the style."
        ],
        arguments: [Self.style],
        switches: [
            Self.from, ModuleOptions.output, ModuleOptions.dryRun, ModuleOptions.diff, ModuleOptions.json,
        ],
        examples: [("The app's own architecture", "scaffold style learn shop --from Movies")]
    )

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let style = invocation.values.located(Self.style)
        guard let from = invocation.values.located(Self.from) else {
            throw Failure("the option \"--from\" is missing", hint: "--from Movies learns from the module Movies")
        }
        return try PlanAction(invocation).run { (tree) throws(Failure) in
            try StyleLearner(invocation.styles(of: tree)).plan(style, from: from, in: &tree)
        }
    }
}
