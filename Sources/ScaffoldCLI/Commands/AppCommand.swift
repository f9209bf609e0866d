import Diagnostics
import ScaffoldKit

/// `scaffold app [<name>]`.
struct AppCommand: Command {
    let name = "app"

    var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Write a new app: the base of an architecture, with its first modules.",
            discussion: [
                "The Xcode project has synchronised folders, so it includes files that are added later. "
                    + "The first modules can be reached from the start."
            ],
            arguments: [AppOptions.name],
            switches: [
                AppOptions.modules, ModuleOptions.spec, ModuleOptions.style,
                ModuleOptions.option, AppOptions.output, ModuleOptions.dryRun,
                ModuleOptions.diff, ModuleOptions.force, ModuleOptions.check,
                ModuleOptions.json,
            ],
            examples: [
                ExampleDefinition("An app with its style's first module", "scaffold app Shop --style swiftui-mvvmcr"),
                ExampleDefinition(
                    "With these modules",
                    "scaffold app Shop --modules 'home,orders(list,detail),settings'"
                ),
            ]
        )
    }

    func usageProblems(of invocation: Invocation) -> [UsageProblem] {
        let values = invocation.values
        return values[AppOptions.name] != nil || values.isGiven(ModuleOptions.spec)
            ? [] : [.missingArgument(AppOptions.name.name)]
    }

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let values = invocation.values
        let (spec, problems) = try RequestedApp(values, console: invocation.console).spec()
        // A name that gives no folder is refused with the rest of the spec.
        let folder = NameWords(spec.name.value).pascal
        let location = try AppLocation(output: values[AppOptions.output] ?? (folder.isEmpty ? "." : folder))
        return try PlanAction(invocation, at: location).run { (tree) throws(Failure) in
            try invocation.planning(in: spec.style, &tree, besides: problems) { (found, tree) throws(Failure) in
                try AppPlanner(style: found.style, frameworks: found.library.frameworks)
                    .plan(spec, problems: problems, overwrites: values[ModuleOptions.force], in: &tree)
            }
        }
    }
}
