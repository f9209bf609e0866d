import Diagnostics
import ScaffoldKit

/// `scaffold remove <name>`.
struct RemoveCommand: Command {
    let name = "remove"

    static let module = ArgumentDefinition(
        "name",
        kind: .candidates(.modules),
        help: "The module's name, as in 'scaffold module'."
    )

    var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Remove a module: its files, and its entries in the app's own files.",
            discussion: [
                "Only what is unchanged since it was written is removed. What was edited since stays and is listed, as does "
                    + "what another module needs."
            ],
            arguments: [Self.module],
            switches: [
                ModuleOptions.output, ModuleOptions.dryRun, ModuleOptions.diff,
                ModuleOptions.check, ModuleOptions.json,
            ],
            examples: [
                ExampleDefinition("Remove a module", "scaffold remove Favorites"),
                ExampleDefinition("Show what would be removed", "scaffold remove Favorites --dry-run --diff"),
            ]
        )
    }

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let module = Located(invocation.values[Self.module] ?? "", at: SourceMark(source: "NAME", column: 1))
        return try PlanAction(invocation).run { (tree) throws(Failure) in
            try RemovalPlanner().plan(module, in: &tree)
        }
    }
}
