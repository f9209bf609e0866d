import Diagnostics
import ModulePlanning

/// `scaffold style eject <style>`.
struct StyleEjectCommand: Command {
    let name = "eject"

    private static let style = ArgumentDefinition("style", kind: .candidates(.styles))
    private static let copy = OptionDefinition("as", value: "name")

    let arguments = [Self.style]
    let switches: [any SwitchDefinition] = [
        Self.copy, ModuleOptions.output, ModuleOptions.dryRun, ModuleOptions.diff,
        ModuleOptions.json,
    ]

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let style = invocation.values.located(Self.style)
        let copy = invocation.values.located(Self.copy)
        return try PlanAction(ownStyleOf: invocation).run { (tree) throws(Failure) in
            try OwnStylePlanner(invocation.styles(of: tree)).eject(style, as: copy, in: &tree)
        }
    }
}
