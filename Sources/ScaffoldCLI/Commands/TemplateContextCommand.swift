import Diagnostics
import ScaffoldKit
import YAMLReader

/// `scaffold template context [<name>]`.
enum TemplateContextCommand {
    static let command = Command("context", definition: { definition }, run: run)

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Print the values that a style's templates see for a module, in JSON.",
            discussion: [
                "The spec is given as for 'scaffold module'. What is printed can be handed to 'scaffold template render' "
                    + "with --context."
            ],
            arguments: [ModuleOptions.name],
            switches: ModuleOptions.specSwitches + [.option(ModuleOptions.output)],
            examples: [
                ExampleDefinition(
                    "Try a template of one's own",
                    """
                    scaffold template context Favorites --screens list,detail > values.json
                    scaffold template render mine.stencil --context values.json
                    """
                )
            ]
        )
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        let console = invocation.console
        let problems = RequestedSpec.usageProblems(invocation.values)
        guard problems.isEmpty else {
            UsageReport(problems: problems, path: invocation.path).write(to: console)
            return .badInput
        }
        return FailureReport(asJSON: false, console: console).around { () throws(Failure) in
            let location = try AppLocation(output: invocation.values[ModuleOptions.output])
            let tree = FileTree(root: location.folder)
            let module = try PreparedModule(invocation, in: tree)
            do throws(Failure) {
                let context = try module.planner.context(module.request, in: tree)
                console.output.writeLine(JSONWriter.write(YAMLValue(context)))
            } catch {
                throw error.besides(module.request.problems)
            }
        }
    }
}
