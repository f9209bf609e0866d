import Diagnostics
import ScaffoldServer

/// `scaffold mcp`.
struct MCPCommand: Command {
    let name = "mcp"

    let switches: [any SwitchDefinition] = [CommonOptions.output]

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let output = invocation.values[CommonOptions.output]
        let folder = try AppLocation(reading: output).folder
        let (environment, styles) = (invocation.environment, invocation.builtInStyles)
        let tools = AssistantTools(in: folder, isFixed: output != nil, of: invocation.path.root) {
            ScaffoldCommand.run(arguments: $0, environment: environment, console: $1, supervisor: $2, styles: styles)
        }
        let console = invocation.console
        if console.input.isTerminal {
            console.report(Problem("this waits for a coding assistant; scaffold help mcp says how", severity: .note))
        }
        let connection = Connection(
            readLine: console.input.readLine,
            writeLine: { line in
                console.output.writeLine(line)
                console.output.flush()
            },
            isGone: { console.output.isClosedByReader }
        )
        let server = Server(tools, connection)
        StopSignals.stop(after: { server.stop() })
        server.run()
        return .done
    }
}
