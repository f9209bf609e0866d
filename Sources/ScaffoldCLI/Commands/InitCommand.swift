import AppModel
import Diagnostics
import FileTransaction
import ModuleCopying
import ModulePlanning
import ModuleSpecs
import ScaffoldLint
import Styles

/// `scaffold init`.
struct InitCommand: Command {
    let name = "init"

    let switches: [any SwitchDefinition] = [
        ModuleOptions.style, ModuleOptions.option, ModuleOptions.output,
        ModuleOptions.dryRun, ModuleOptions.diff, ModuleOptions.force,
        ModuleOptions.json,
    ]

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        try PlanAction(invocation).run { (tree) throws(Failure) in
            let (stated, problems) = SpecFlags(styleOf: invocation.values, named: "").spec()
            guard !problems.hasErrors else { throw Failure(problems) }
            return try invocation.planning(in: stated.style, &tree) { (found, tree) throws(Failure) in
                var plan = try ConfigurationPlanner(style: found.style)
                    .plan(
                        options: stated.options,
                        habits: try habits(found.style, in: tree),
                        overwrites: invocation.values[ModuleOptions.force],
                        in: &tree
                    )
                plan.notes += try trial(found, in: tree)
                return plan
            }
        }
    }

    /// The rules that most of the app's modules break, each with the share of them.
    private func habits(_ style: Style, in tree: FileTree) throws(Failure) -> [(setting: String, share: String)] {
        try LintRun(style: style, rules: RuleSet(of: style)).lint(tree).habits.map { ($0.setting, $0.share) }
    }

    /// Plans a module with the new configuration: returns its summary as a note, or its problems as warnings.
    private func trial(_ found: FoundStyle, in tree: FileTree) throws(Failure) -> [Problem] {
        _ = try AppConfiguration.read(in: tree)
        let outcome = try ModuleTrial(frameworks: found.library.frameworks).outcome(of: found.style, in: tree)
        let problems = outcome.problems + outcome.unwired.map(\.problem)
        guard problems.isEmpty else {
            return problems.map { problem in
                Problem(problem.message, at: problem.mark, hint: "scaffold doctor explains it", severity: .warning)
            }
        }
        return [Problem("tried: a new module would be \(outcome.summary)", severity: .note)]
    }
}
