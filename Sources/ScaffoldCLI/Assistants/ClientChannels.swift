import CLibrary
import ScaffoldServer

/// The console's channels between a server and its client: one thread reads, and the server writes one line at a time.
struct ClientChannels: @unchecked Sendable {
    private let input: InputChannel
    private let output: OutputChannel

    init(_ console: Console) { (input, output) = (console.input, console.output) }

    var connection: Connection {
        Connection(
            readLine: { input.readLine() },
            writeLine: { line in
                output.writeLine(line)
                output.flush()
            },
            isGone: { output.isClosedByReader }
        )
    }
}
