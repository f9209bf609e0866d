import Diagnostics
import ModulePlanning
import Styles

/// `scaffold adopt <name>`.
struct AdoptCommand: Command {
    let name = "adopt"

    static let module = ArgumentDefinition(
        "name",
        help: "The module's name, as in its declarations: Profile for ProfileCoordinator."
    )

    let definition = CommandDefinition(
        abstract: "Write the spec of a handwritten module.",
        discussion: [
            "Reads screens, parameters and use cases from the module's declarations; notes list what they do not show. "
                + "Writes the spec to .scaffold/modules/, for you to correct, and touches no other file."
        ],
        arguments: [Self.module],
        switches: [
            ModuleOptions.style, ModuleOptions.output, ModuleOptions.dryRun,
            ModuleOptions.diff, ModuleOptions.force, ModuleOptions.verify, ModuleOptions.json,
        ],
        examples: [
            ("An existing module", "scaffold adopt Profile"),
            ("Only show its spec", "scaffold adopt Profile --dry-run --diff"),
        ]
    )

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
