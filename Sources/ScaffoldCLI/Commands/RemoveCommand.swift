import Diagnostics
import ModulePlanning

/// `scaffold remove <name>`.
struct RemoveCommand: Command {
    let name = "remove"

    static let module = ArgumentDefinition("name", kind: .candidates(.modules))

    let arguments = [Self.module]
    let switches: [any SwitchDefinition] = [
        ModuleOptions.output, ModuleOptions.dryRun, ModuleOptions.diff, ModuleOptions.check, ModuleOptions.verify,
        ModuleOptions.json,
    ]

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let module = invocation.values.located(Self.module)
        return try PlanAction(invocation, isChecked: false).run { (tree) throws(Failure) in
            try RemovalPlanner().plan(module, in: &tree)
        }
    }
}
