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

    private static let new = ArgumentDefinition("name", count: .optional, help: style.help)
    private static let suggest = FlagDefinition(
        "suggest",
        help: "Show which modules of the app share most, and whether a style can be learnt from them."
    )
    private static let anyway = FlagDefinition(
        "anyway",
        help: "Write the style even if a new module of it would have errors, which are listed."
    )

    let definition = CommandDefinition(
        abstract: "Learn a style from modules that the app has.",
        discussion: [
            "Makes a template of each file of the module, and an entry of each part of the app's other files that names it. "
                + "From several modules, the style has what they share: what the first one has and the others lack is left out. "
                + "Modules are planned on trial; a style is refused if they do not fit the app, or have names of those learnt from. "
                + "The files go to .scaffold/styles/<name>/; module, lint, checklist and graph then work with the style."
        ],
        arguments: [Self.new],
        switches: [
            Self.from, Self.suggest, Self.anyway, ModuleOptions.output, ModuleOptions.dryRun, ModuleOptions.diff,
            ModuleOptions.force, ModuleOptions.json,
        ],
        examples: [
            ("The app's own architecture", "scaffold style learn shop --from Movies"),
            ("What two modules share", "scaffold style learn shop --from Movies,Search"),
            ("Which modules share most", "scaffold style learn --suggest"),
        ]
    )

    func usageProblems(of invocation: Invocation) -> [UsageProblem] {
        let values = invocation.values
        guard values[Self.suggest] else { return values[Self.new] == nil ? [.missingArgument(Self.new.name)] : [] }
        return values.conflicts(of: [Self.from, Self.anyway, ModuleOptions.force], with: Self.suggest)
    }

    private func suggest(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let tree = try AppLocation(reading: invocation.values[ModuleOptions.output]).checkedForApp().tree
        let suggestions = try StyleSuggestions(StyleLearner(invocation.styles(of: tree)), most: 6, in: tree)
        invocation.show(try StyleSuggestionsReport(suggestions))
        return .done
    }

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        if invocation.values[Self.suggest] { return try suggest(invocation) }
        let style = invocation.values.located(Self.new)
        let from = invocation.values.items(Self.from)
        return try PlanAction(invocation).run { (tree) throws(Failure) in
            try StyleLearner(invocation.styles(of: tree)).plan(
                style,
                from: from,
                overwrites: invocation.values[ModuleOptions.force],
                isChecked: !invocation.values[Self.anyway],
                in: &tree
            ) {
                (style, files, tree) throws(Failure) in try LintRun.rules(of: style, brokenIn: files, of: tree)
            }
        }
    }
}
