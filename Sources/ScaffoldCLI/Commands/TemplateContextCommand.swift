import Diagnostics
import YAMLReader

/// `scaffold template context [<name>]`.
struct TemplateContextCommand: Command {
    let name = "context"

    let arguments = [ModuleOptions.name]
    let switches: [any SwitchDefinition] = ModuleOptions.specSwitches + [ModuleOptions.output]

    func usageProblems(of invocation: Invocation) -> [Problem] { RequestedSpec.usageProblems(invocation.values) }

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let tree = try AppLocation(output: invocation.values[ModuleOptions.output]).tree
        let context = try RequestedModule(invocation, in: tree).values(in: tree)
        invocation.console.output.writeLine(JSONWriter.write(.dictionary(context)))
        return .done
    }
}
