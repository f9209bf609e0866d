import Diagnostics
import ModuleCopying
import ScaffoldLint

/// `scaffold style learn <name> --from <modules>`.
struct StyleLearnCommand: Command {
    let name = "learn"

    /// The name of a style that is to be written.
    static let style = ArgumentDefinition("name")
    private static let from = OptionDefinition("from", value: "modules", isList: true)

    private static let new = ArgumentDefinition("name", count: .optional)
    private static let suggest = FlagDefinition("suggest")
    private static let anyway = FlagDefinition("anyway")

    let arguments = [Self.new]
    let switches: [any SwitchDefinition] = [
        Self.from, Self.suggest, Self.anyway, ModuleOptions.output, ModuleOptions.dryRun, ModuleOptions.diff,
        ModuleOptions.force, ModuleOptions.json,
    ]

    func usageProblems(of invocation: Invocation) -> [Problem] {
        let values = invocation.values
        guard values[Self.suggest] else { return values[Self.new] == nil ? [.missingArgument(Self.new)] : [] }
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
