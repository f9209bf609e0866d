import SwiftOutline
import YAMLReader

@testable import ScaffoldServer

/// A client that sends lines, and what it gets.
final class ScriptedClient: @unchecked Sendable {
    private let lock = Lock()
    private var lines: ArraySlice<String>
    private var received: [String] = []

    private init(_ lines: [String]) { self.lines = lines[...] }

    /// Serves the lines with `TestTools`.
    ///
    /// - Returns: The messages of the server.
    static func serve(_ lines: String...) throws -> [YAMLValue] { try serve(lines) }

    static func serve(_ lines: [String]) throws -> [YAMLValue] {
        let client = ScriptedClient(lines)
        let connection = Connection(
            readLine: { client.lock.withLock { client.lines.popFirst() } },
            writeLine: { line in client.lock.withLock { client.received.append(line) } }
        )
        Server(TestTools(), connection).run()
        return try client.received.map { try YAMLReader.read(json: Array($0.utf8)).value }
    }
}

/// Two tools: `echo` gives its arguments and the roots, `wait` ends when it is cancelled.
struct TestTools: ToolBox {
    let implementation: YAMLValue = ["name": "test", "version": "1"]
    let instructions = "Echo."
    let tools: [YAMLValue] = [["name": "echo"], ["name": "wait"]]

    mutating func run(_ call: ToolCall) -> ToolResult {
        call.progress("at work")
        if call.tool == "wait" { while !call.isCancelled() {} }
        let roots = call.roots.map { YAMLValue.array($0.map(YAMLValue.string)) }
        return ToolResult(
            .members(["arguments": call.arguments, "roots": roots]),
            isError: call.arguments["fails"] == true
        )
    }
}
