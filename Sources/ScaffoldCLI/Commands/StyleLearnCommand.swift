import Diagnostics
import ModuleCopying
import ScaffoldLint

/// `scaffold style learn <name> --from <modules>`.
struct StyleLearnCommand: Command {
    let name = "learn"

    /// The name of a style that is to be written.
    static let style = ArgumentDefinition("name", help: "The new style's name: lower-case letters and hyphens.")
    private static let from = OptionDefinition(
        "from",
        value: "modules",
        isList: true,
        help: "The modules of the app to learn from; 'all' takes those of the kind that it has most of."
    )

    let definition = CommandDefinition(
        abstract: "Learn a style from modules that the app has.",
        discussion: [
            "Makes a template of each file of the module, and an entry of each part of the app's other files that names it. "
                + "From several modules, the style has what they share: what the first one has and the others lack is left out. "
                + "The files go to .scaffold/styles/<name>/; module, lint, checklist and graph then work with the style."
        ],
        arguments: [Self.style],
        switches: [
            Self.from, ModuleOptions.output, ModuleOptions.dryRun, ModuleOptions.diff, ModuleOptions.force,
            ModuleOptions.json,
        ],
        examples: [
            ("The app's own architecture", "scaffold style learn shop --from Movies"),
            ("What two modules share", "scaffold style learn shop --from Movies,Search"),
        ]
    )

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let style = invocation.values.located(Self.style)
        let from = invocation.values.items(Self.from)
        return try PlanAction(invocation).run { (tree) throws(Failure) in
            try StyleLearner(invocation.styles(of: tree)).plan(
                style,
                from: from,
                overwrites: invocation.values[ModuleOptions.force],
                in: &tree
            ) {
                (style, files, tree) throws(Failure) in try LintRun.rules(of: style, brokenIn: files, of: tree)
            }
        }
    }
}
