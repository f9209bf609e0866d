import Diagnostics
import YAMLReader

/// `scaffold template context [<name>]`.
struct TemplateContextCommand: Command {
    let name = "context"

    let definition = CommandDefinition(
        abstract: "Print the values that a style's templates see for a module, in JSON.",
        discussion: [
            "Takes a spec as 'scaffold module' does. Pass the output to 'scaffold template render' with --context."
        ],
        arguments: [ModuleOptions.name],
        switches: ModuleOptions.specSwitches + [ModuleOptions.output],
        examples: [
            (
                "Try your own template",
                """
                scaffold template context Favorites --screens list,detail > values.json
                scaffold template render mine.stencil --context values.json
                """
            )
        ]
    )

    func usageProblems(of invocation: Invocation) -> [UsageProblem] { RequestedSpec.usageProblems(invocation.values) }

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let tree = try AppLocation(output: invocation.values[ModuleOptions.output]).tree
        let context = try RequestedModule(invocation, in: tree).values(in: tree)
        invocation.console.output.writeLine(JSONWriter.write(YAMLValue(context)))
        return .done
    }
}
