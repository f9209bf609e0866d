import Diagnostics
import ScaffoldKit

/// `scaffold remove <name>`.
struct RemoveCommand: Command {
    let name = "remove"

    static let module = ArgumentDefinition(
        "name",
        kind: .candidates(.modules),
        help: "The module's name, as scaffold module was given it."
    )

    var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Take a module back: its files, and its entries in the app's own files.",
            discussion: [
                "Only what is still as it was written goes. What somebody has changed since stays and is listed, and so does "
                    + "what another module needs."
            ],
            arguments: [Self.module],
            switches: [
                ModuleOptions.output, ModuleOptions.dryRun, ModuleOptions.diff,
                ModuleOptions.check, ModuleOptions.json,
            ],
            examples: [
                ExampleDefinition("Take a module back", "scaffold remove Favorites"),
                ExampleDefinition("See what would go", "scaffold remove Favorites --dry-run --diff"),
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
