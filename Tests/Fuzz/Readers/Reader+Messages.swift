import ScaffoldServer
import YAMLReader

extension Reader {
    /// A message of an assistant for each line. Each answer must be one line of JSON.
    static let messages = Reader(
        "messages",
        seeds: [
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"roots":{}}}}"#
                + "\n" + #"{"jsonrpc":"2.0","method":"notifications/initialized"}"# + "\n"
                + #"{"jsonrpc":"2.0","id":"roots","result":{"roots":[{"uri":"file:///a%20b"}]}}"#,
            #"{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"name":"plan","arguments":{"name":"Wishes","screens":["list"]}}}"#
                + "\n" + #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"a"}}"#,
            #"{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"roots":{}}}}}"#,
        ],
        words: yamlWords + numbers + ["\n", #""id":1,"#, #""method":"ping""#, #""params":{}"#, #""tools/list""#]
    ) { bytes in
        let lines = MessageLines(bytes)
        Server(NoTools(), Connection(readLine: lines.next, writeLine: lines.check)).run()
    }
}

/// The lines of a client. A class, because the server's thread takes them one by one.
private final class MessageLines: @unchecked Sendable {
    private var rest: ArraySlice<String>

    init(_ bytes: [UInt8]) {
        rest = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)[...]
    }

    @Sendable func next() -> String? { rest.popFirst() }

    @Sendable func check(_ line: String) {
        let isJSON = (try? YAMLReader.read(json: Array(line.utf8))) != nil
        if !isJSON || line.contains("\n") { fail("answered with \(line)") }
    }
}

/// One tool, which does nothing.
private struct NoTools: ToolBox {
    let implementation: YAMLValue = ["name": "fuzz", "version": "1"]
    let instructions = ""
    let tools: [YAMLValue] = [["name": "plan"]]

    mutating func run(_ call: ToolCall) -> ToolResult { ToolResult(call.arguments) }
}
