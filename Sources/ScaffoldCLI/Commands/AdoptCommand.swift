import Diagnostics
import ScaffoldKit

/// `scaffold adopt <name>`.
struct AdoptCommand: Command {
    let name = "adopt"

    static let module = ArgumentDefinition(
        "name",
        help: "The module's name, as in its declarations: Profile for ProfileCoordinator."
    )

    var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Write the spec of a module that was made by hand.",
            discussion: [
                "Screens, parameters and use cases are read from the module's declarations; notes list what these do not show. "
                    + "The spec goes to .scaffold/modules/, for you to correct; no other file is touched."
            ],
            arguments: [Self.module],
            switches: [
                ModuleOptions.style, ModuleOptions.output, ModuleOptions.dryRun,
                ModuleOptions.diff, ModuleOptions.force, ModuleOptions.json,
            ],
            examples: [
                ExampleDefinition("An existing module", "scaffold adopt Profile"),
                ExampleDefinition("Only look at its spec", "scaffold adopt Profile --dry-run --diff"),
            ]
        )
    }

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let module = Located(invocation.values[Self.module] ?? "", at: SourceMark(source: "NAME", column: 1))
        return try PlanAction(invocation).run { (tree) throws(Failure) in
            try invocation.planning(in: invocation.statedStyle, &tree) { (found, tree) throws(Failure) in
                try AdoptionPlanner(style: found.style)
                    .plan(module, overwrites: invocation.values[ModuleOptions.force], in: &tree)
            }
        }
    }
}
