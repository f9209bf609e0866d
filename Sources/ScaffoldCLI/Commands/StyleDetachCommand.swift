import Diagnostics
import ModulePlanning
import Styles

/// `scaffold style detach <name>`.
struct StyleDetachCommand: Command {
    let name = "detach"

    private static let style = ArgumentDefinition("name", kind: .candidates(.styles))

    let arguments = [Self.style]
    let switches: [any SwitchDefinition] = [
        ModuleOptions.output, ModuleOptions.dryRun, ModuleOptions.diff, ModuleOptions.json,
    ]

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        try PlanAction(ownStyleOf: invocation).run { (tree) throws(Failure) in
            var lock = try StyleLock(in: tree)
            let name = try lock.names(matching: invocation.values[Self.style], at: Self.style.mark)[0]
            let file = try lock.setting(name, to: nil, in: &tree)
            return ChangeSet(module: name, kind: .ownStyle(name), files: [file], notes: [])
        }
    }
}
