import Diagnostics
import FileTransaction
import ModulePlanning
import Styles

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
            var plan = try RemovalPlanner().plan(module, in: &tree)
            plan.notes += forgotten(plan.kind.style, in: tree, invocation)
            return plan
        }
    }

    /// The note that the app's style does not show without its last module.
    private func forgotten(_ style: String, in tree: FileTree, _ invocation: Invocation) -> [Problem] {
        guard !style.isEmpty, let found = try? StyleFinder(invocation.styles(of: tree)).find(nil, in: tree),
            found.evidence == .nothing
        else { return [] }
        return [
            Problem(
                "without this module nothing shows that the app is of the style \"\(style)\"",
                hint: "scaffold init --style \(style) keeps that for the next one",
                severity: .note
            )
        ]
    }
}
