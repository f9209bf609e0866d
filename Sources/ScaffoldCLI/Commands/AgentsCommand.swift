import Diagnostics
import ScaffoldKit
import YAMLReader

/// `scaffold agents`.
enum AgentsCommand {
    static let command = Command("agents", definition: { definition }, run: run)

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Print a section for an AGENTS.md that tells a coding assistant how to use scaffold in this app.",
            discussion: [
                "Its commands, the app's style and modules, and the ids of the style's rules. Print it anew when the style changes."
            ],
            switches: [.option(ModuleOptions.style), .option(RoutesCommand.output), .flag(RoutesCommand.json)],
            examples: [ExampleDefinition("Beneath what the file says already", "scaffold agents >> AGENTS.md")]
        )
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        let console = invocation.console
        return FailureReport(asJSON: invocation.values[RoutesCommand.json], console: console).around {
            () throws(Failure) in
            let location = try AppLocation(reading: invocation.values[RoutesCommand.output])
            let app = try StyledApp(FileTree(root: location.folder), invocation)
            let section = AgentsSection(
                style: app.style.manifest,
                rules: app.rules.rules,
                modules: try app.withoutParts(try app.view().modules.modules.map(\.name))
            )
            if invocation.values[RoutesCommand.json] {
                console.output.writeLine(JSONWriter.write(section.json))
            } else {
                console.output.write(section.text)
            }
        }
    }
}
