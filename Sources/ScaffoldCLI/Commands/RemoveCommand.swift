import Diagnostics
import ModulePlanning

/// `scaffold remove <name>`.
struct RemoveCommand: Command {
    let name = "remove"

    static let module = ArgumentDefinition(
        "name",
        kind: .candidates(.modules),
        help: "The module's name, as in 'scaffold module'."
    )

    let definition = CommandDefinition(
        abstract: "Remove a module: its files, and its entries in the app's own files.",
        discussion: [
            "Removes only what is unchanged since it was written. Keeps and lists what was edited since, and what "
                + "another module needs."
        ],
        arguments: [Self.module],
        switches: [
            ModuleOptions.output, ModuleOptions.dryRun, ModuleOptions.diff, ModuleOptions.check, ModuleOptions.verify,
            ModuleOptions.json,
        ],
        examples: [
            ("Remove a module", "scaffold remove Favorites"),
            ("Show what would be removed", "scaffold remove Favorites --dry-run --diff"),
        ]
    )

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let module = invocation.values.located(Self.module)
        return try PlanAction(invocation, isChecked: false).run { (tree) throws(Failure) in
            try RemovalPlanner().plan(module, in: &tree)
        }
    }
}
