import Diagnostics
import ModulePlanning
import Styles

/// `scaffold adopt <name>`.
struct AdoptCommand: Command {
    let name = "adopt"

    static let module = ArgumentDefinition("name")

    let arguments = [Self.module]
    let switches: [any SwitchDefinition] = [
        ModuleOptions.style, ModuleOptions.output, ModuleOptions.dryRun,
        ModuleOptions.diff, ModuleOptions.force, ModuleOptions.verify, ModuleOptions.json,
    ]

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let module = invocation.values.located(Self.module)
        return try PlanAction(invocation).run { (tree) throws(Failure) in
            try invocation.planning(in: invocation.statedStyle, &tree) { (found, tree) throws(Failure) in
                try AdoptionPlanner(style: found.style)
                    .plan(module, overwrites: invocation.values[ModuleOptions.force], in: &tree)
            }
        }
    }
}
