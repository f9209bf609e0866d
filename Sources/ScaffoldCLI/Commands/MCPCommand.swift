import CLibrary
import Diagnostics
import ScaffoldServer
import SwiftOutline

/// `scaffold mcp`.
struct MCPCommand: Command {
    let name = "mcp"

    let switches: [any SwitchDefinition] = [CommonOptions.output]

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let output = invocation.values[CommonOptions.output]
        let folder = try AppLocation(reading: output).folder
        let tools = AssistantTools(
            in: folder,
            isFixed: output != nil,
            invocation.environment,
            styles: invocation.builtInStyles
        )
        let console = invocation.console
        if console.input.isTerminal {
            console.report(Problem("this waits for a coding assistant; scaffold help mcp says how", severity: .note))
        }
        let channels = ClientChannels(console)
        let server = Server(tools, channels.connection)
        StopSignals.stop(after: { server.stop() })
        server.run()
        return .done
    }
}
