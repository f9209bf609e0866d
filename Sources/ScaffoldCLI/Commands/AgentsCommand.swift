import Diagnostics
import Styles

/// `scaffold agents`.
struct AgentsCommand: Command {
    let name = "agents"

    let definition = CommandDefinition(
        abstract: "Print a section for an AGENTS.md that tells a coding assistant how to use scaffold in this app.",
        discussion: [
            "It lists the commands, the app's style and modules, and the ids of the style's rules. Print it again when the style changes."
        ],
        switches: [ModuleOptions.style, CommonOptions.output, CommonOptions.json],
        examples: [("Add it to the file", "scaffold agents >> AGENTS.md")]
    )

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let app = try AppContext(invocation, at: AppLocation(reading: invocation.values[CommonOptions.output]))
        let modules = try app.lintContext().modules.listed
        invocation.show(try AgentsSection(style: app.style.manifest, rules: app.rules.rules, modules: modules))
        return .done
    }
}
