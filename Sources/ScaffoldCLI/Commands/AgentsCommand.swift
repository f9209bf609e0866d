import Diagnostics
import Styles

/// `scaffold agents`.
struct AgentsCommand: Command {
    let name = "agents"

    let switches: [any SwitchDefinition] = [ModuleOptions.style, CommonOptions.output, CommonOptions.json]

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let app = try AppContext(invocation, at: AppLocation(reading: invocation.values[CommonOptions.output]))
        let modules = try app.lintContext().modules.listed
        invocation.show(try AgentsSection(style: app.style.manifest, rules: app.rules.rules, modules: modules))
        return .done
    }
}
