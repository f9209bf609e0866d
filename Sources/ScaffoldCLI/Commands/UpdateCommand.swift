import Diagnostics
import FileTransaction
import ModulePlanning
import ModuleSpecs

/// `scaffold update [<module> ...]`.
struct UpdateCommand: Command {
    let name = "update"

    static let modules = ArgumentDefinition("module", count: .any, kind: .candidates(.modules))
    /// Whether to tell by the exit code whether there is something to update, and to write nothing.
    static let check = ModuleOptions.outputOptions.flag("check")

    let arguments = [Self.modules]
    let switches: [any SwitchDefinition] = [
        ModuleOptions.option, AppOptions.iOS, ModuleOptions.output, ModuleOptions.target, ModuleOptions.dryRun,
        ModuleOptions.diff,
        Self.check,
        ModuleOptions.verify, ModuleOptions.unchecked, ModuleOptions.json,
    ]

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let names = invocation.values[all: Self.modules].map { Located($0, at: Self.modules.mark) }
        let (stated, problems) = SpecFlags(styleOf: invocation.values, named: "Module").spec()
        guard !problems.hasErrors else { throw Failure(problems) }
        let iOS = invocation.values.located(AppOptions.iOS)
        let isTrial = invocation.values[Self.check]
        return try PlanAction(invocation, isTrial: isTrial).run { (tree) throws(Failure) in
            let planner = UpdatePlanner(try invocation.styles(of: tree))
            return try planner.plan(names, choosing: stated.options, on: iOS, in: &tree) {
                invocation.target(among: $0)
            }
        }
    }
}
