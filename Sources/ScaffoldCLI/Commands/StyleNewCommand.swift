import Diagnostics
import ModulePlanning

/// `scaffold style new <name>`.
struct StyleNewCommand: Command {
    let name = "new"

    private static let base = OptionDefinition("extends", value: "style", kind: .candidates(.styles))

    let arguments = [StyleLearnCommand.style]
    let switches: [any SwitchDefinition] = [
        Self.base, ModuleOptions.output, ModuleOptions.dryRun, ModuleOptions.diff,
        ModuleOptions.json,
    ]

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let style = invocation.values.located(StyleLearnCommand.style)
        let base = invocation.values.located(Self.base)
        return try PlanAction(ownStyleOf: invocation).run { (tree) throws(Failure) in
            try OwnStylePlanner(invocation.styles(of: tree)).new(style, extending: base, in: &tree)
        }
    }
}
