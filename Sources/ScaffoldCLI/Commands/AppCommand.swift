import Diagnostics
import ModulePlanning
import ModuleSpecs
import Styles

/// `scaffold app [<name>]`.
struct AppCommand: Command {
    let name = "app"

    let arguments = [AppOptions.name]
    let switches: [any SwitchDefinition] = [
        AppOptions.modules, ModuleOptions.spec, ModuleOptions.style, ModuleOptions.option, AppOptions.iOS,
        AppOptions.minimal, AppOptions.output, ModuleOptions.dryRun, ModuleOptions.diff, ModuleOptions.force,
        ModuleOptions.check, ModuleOptions.unchecked, ModuleOptions.json,
    ]

    func usageProblems(of invocation: Invocation) -> [Problem] {
        let values = invocation.values
        return values[AppOptions.name] != nil || values.isGiven(ModuleOptions.spec)
            ? [] : [.missingArgument(AppOptions.name)]
    }

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let values = invocation.values
        let (spec, problems) = try RequestedApp(values: values, console: invocation.console).spec()
        // The spec's checks refuse a name that yields no folder.
        let folder = NameWords(spec.name.value).pascal
        let location = try AppLocation(output: values[AppOptions.output] ?? (folder.isEmpty ? "." : folder))
        return try PlanAction(invocation, at: location).run { (tree) throws(Failure) in
            try invocation.planning(in: spec.style, &tree, besides: problems) { (found, tree) throws(Failure) in
                let plan = try AppPlanner(style: found.style, frameworks: found.library.frameworks)
                    .plan(spec, problems: problems, overwrites: values[ModuleOptions.force], in: &tree)
                if values[AppOptions.output] == nil { try checkSurroundings() }
                return plan
            }
        }
    }

    /// Refuses to write an app into another one, unless `--output` says where.
    private func checkSurroundings() throws(Failure) {
        let around = try AppLocation(output: nil)
        guard around.evidence != .currentFolder else { return }
        throw Failure(
            "\(around.phrase) is an app already, and the new one would be inside it",
            at: AppOptions.name.mark,
            hint: "scaffold module adds a module to it; --output DIR writes another app into that folder"
        )
    }
}
