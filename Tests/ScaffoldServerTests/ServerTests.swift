import Testing
import YAMLReader

@testable import ScaffoldServer

@Suite("The server of the Model Context Protocol")
struct ServerTests {
    private static let handshake =
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"roots":{}}}}"#
    private static let initialized = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
    private static let envelope =
        #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":"#

    /// A call that states its revision, or one after a handshake if `more` is empty.
    private static func call(_ id: Int, _ tool: String, _ more: String = #",\#(envelope){}}"#) -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":{"id":\#(id)}\#(more)}}"#
    }

    private static func answer(_ id: Int, in messages: [YAMLValue]) -> YAMLValue? {
        messages.first { $0["id"] == .int(id) }
    }

    @Test(
        "agrees on the revision that the client asks for, or offers the newest with a handshake",
        arguments: [
            ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2025-11-25"),
            ("2026-07-28", "2025-11-25"), ("x", "2025-11-25"),
        ]
    )
    func handshake(asked: String, given: String) throws {
        let messages = try ScriptedClient.serve(
            #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"\#(asked)"}}"#
        )
        #expect(messages.count == 1)
        #expect(messages[0]["id"] == "a")
        #expect(messages[0]["result"]?["protocolVersion"] == .string(given))
        #expect(messages[0]["result"]?["serverInfo"] == ["name": "test", "version": "1"])
    }

    @Test(
        "a request without a handshake states the current revision; another one is refused, with those that there are"
    )
    func current() throws {
        let messages = try ScriptedClient.serve(
            #"{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{\#(Self.envelope){}}}}"#,
            #"{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2027-01-01"}}}"#,
            Self.call(3, "echo")
        )
        let info: YAMLValue = ["io.modelcontextprotocol/serverInfo": ["name": "test", "version": "1"]]
        #expect([1, 3].allSatisfy { Self.answer($0, in: messages)?["result"]?["_meta"] == info })
        let discovered = Self.answer(1, in: messages)?["result"]
        #expect(discovered?["supportedVersions"] == ["2026-07-28", "2025-11-25", "2025-06-18"])
        #expect(discovered?["resultType"] == "complete")
        let error = Self.answer(2, in: messages)?["error"]
        #expect(error?["code"] == -32022)
        #expect(error?["data"]?["requested"] == "2027-01-01")
    }

    @Test(
        "a request that states no revision without a handshake, or no capabilities, is refused",
        arguments: [
            call(1, "echo", ""), #"{"id":1,"method":"tools/list"}"#, #"{"id":1,"method":"server/discover"}"#,
            call(1, "echo", #","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#),
            call(1, "echo", #",\#(envelope)7}"#),
            call(1, "echo", #","_meta":{"io.modelcontextprotocol/clientCapabilities":{}}"#),
        ]
    )
    func incomplete(line: String) throws {
        #expect(try ScriptedClient.serve(line).map { $0["error"]?["code"] } == [-32602])
    }

    @Test("lists the tools, and answers each call with its content as a value and as text")
    func tools() throws {
        let messages = try ScriptedClient.serve(
            #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{\#(Self.envelope){}}}}"#,
            Self.call(2, "echo"),
            #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"echo","arguments":{"fails":true},\#(Self.envelope){}}}}"#
        )
        #expect(Self.answer(1, in: messages)?["result"]?["tools"] == [["name": "echo"], ["name": "wait"]])
        let result = Self.answer(2, in: messages)?["result"]
        #expect(result?["structuredContent"] == ["arguments": ["id": 2]])
        #expect(result?["content"] == [["type": "text", "text": #"{"arguments":{"id":2}}"#]])
        #expect(result?["isError"] == false)
        #expect(Self.answer(3, in: messages)?["result"]?["isError"] == true)
    }

    @Test(
        "what is no request gets an error with the reason",
        arguments: [
            ("no json", -32700), ("[]", -32600), (#"{"jsonrpc":"2.0","id":1}"#, -32600), ("[1", -32700),
            (#"{"id":null,"method":"ping"}"#, -32600), (#"{"id":1,"method":3}"#, -32600),
            (#"{"id":1,"method":"ping","params":[]}"#, -32602), (#"{"id":1,"method":"pong"}"#, -32601),
            (#"{"id":1,"method":"tools/call","params":{"name":"eco"}}"#, -32602),
            (#"{"id":1,"method":"tools/call"}"#, -32602),
            (#"{"id":1,"method":"tools/call","params":{"name":"echo","arguments":[],\#(envelope){}}}}"#, -32602),
        ]
    )
    func errors(line: String, code: Int) throws {
        let messages = try ScriptedClient.serve(line, #"{"id":9,"method":"ping"}"#)
        #expect(messages.count == 2)
        #expect(messages[0]["error"]?["code"] == .int(code))
        #expect(messages[0]["error"]?["message"] != nil)
        #expect(messages[1]["result"] == [:])
    }

    @Test("empty lines, answers to nothing and unknown notifications get no answer")
    func silence() throws {
        let messages = try ScriptedClient.serve(
            "",
            "  ",
            #"{"id":5,"result":{}}"#,
            #"{"method":"notifications/other"}"#,
            Self.initialized,
            #"{"method":"notifications/cancelled","params":{"requestId":7}}"#
        )
        #expect(messages.isEmpty)
    }

    @Test("calls do not wait for ever for roots that a client does not say")
    func silentClient() throws {
        let queue = CallQueue(patience: 0)
        queue.hold()
        guard case .request(let request) = try Message(line: Self.call(1, "echo")) else { throw CancellationError() }
        #expect(queue.add(request))
        let next = try #require(queue.next())
        #expect(next.call.id == 1)
        #expect(next.roots == nil)
    }

    @Test("asks a client of a handshake for its roots, and calls wait for them")
    func roots() throws {
        let roots = #"{"jsonrpc":"2.0","id":"roots-1","result":{"roots":[{"uri":"file:///a"},{"name":"b"}]}}"#
        let messages = try ScriptedClient.serve(Self.handshake, Self.initialized, Self.call(1, "echo", ""), roots)
        #expect(messages.contains { $0["method"] == "roots/list" })
        #expect(Self.answer(1, in: messages)?["result"]?["structuredContent"]?["roots"] == ["file:///a"])
        let silent = try ScriptedClient.serve(Self.handshake, Self.initialized, Self.call(1, "echo", ""))
        #expect(Self.answer(1, in: silent) == nil)
        let early = try ScriptedClient.serve(Self.handshake, Self.call(1, "echo", ""))
        #expect(Self.answer(1, in: early)?["error"] != nil)
    }

    @Test(
        "an error or an answer without a list names no folder, which is not the same as no roots",
        arguments: [#""error":{"code":-1,"message":"no"}"#, #""result":{}"#, #""result":{"roots":"x"}"#]
    )
    func rootsRefused(answer: String) throws {
        let messages = try ScriptedClient.serve(
            Self.handshake,
            Self.initialized,
            Self.call(1, "echo", ""),
            #"{"jsonrpc":"2.0","id":"roots-1",\#(answer)}"#
        )
        #expect(Self.answer(1, in: messages)?["result"]?["structuredContent"]?["roots"] == [])
    }

    @Test("each request for the roots has an id of its own, and calls wait for the answer to the last one")
    func rootsChanged() throws {
        let changed = #"{"jsonrpc":"2.0","method":"notifications/roots/list_changed"}"#
        let (old, new) = (("roots-1", "file:///old"), ("roots-2", "file:///new"))
        let answers = [old, new].map { #"{"jsonrpc":"2.0","id":"\#($0.0)","result":{"roots":[{"uri":"\#($0.1)"}]}}"# }
        let start = [Self.handshake, Self.initialized, changed]
        let messages = try ScriptedClient.serve(start + [Self.call(1, "echo", "")] + answers)
        #expect(messages.filter { $0["method"] == "roots/list" }.compactMap { $0["id"] } == ["roots-1", "roots-2"])
        #expect(Self.answer(1, in: messages)?["result"]?["structuredContent"]?["roots"] == ["file:///new"])
        let late = try ScriptedClient.serve(start + [answers[1], answers[0], Self.call(1, "echo", "")])
        #expect(Self.answer(1, in: late)?["result"]?["structuredContent"]?["roots"] == ["file:///new"])
    }

    @Test("asks a client without a handshake for its roots with each call, where it has some")
    func rootsOfCall() throws {
        let asked = try ScriptedClient.serve(Self.call(1, "echo", #",\#(Self.envelope){"roots":{}}}"#))
        #expect(asked[0]["result"]?["resultType"] == "input_required")
        #expect(asked[0]["result"]?["inputRequests"] == ["roots": ["method": "roots/list"]])
        for wrong in [#"{"roots":{"roots":"x"}}"#, "{}", "null", #"{"roots":{"error":{"code":-1,"message":"no"}}}"#] {
            let again = try ScriptedClient.serve(
                Self.call(1, "echo", #","inputResponses":\#(wrong),\#(Self.envelope){"roots":{}}}"#)
            )
            #expect(again[0]["result"]?["resultType"] == "input_required", "\(wrong)")
        }
        let answer = #","inputResponses":{"roots":{"roots":[{"uri":"file:///a"}]}},\#(Self.envelope){"roots":{}}}"#
        let messages = try ScriptedClient.serve(Self.call(1, "echo", answer))
        #expect(messages[0]["result"]?["structuredContent"]?["roots"] == ["file:///a"])
        let none = try ScriptedClient.serve(Self.call(1, "echo", #",\#(Self.envelope){}}"#))
        #expect(none[0]["result"]?["structuredContent"]?["roots"] == nil)
    }

    @Test("tells of progress where the client has given a token")
    func progress() throws {
        let messages = try ScriptedClient.serve(
            Self.call(1, "echo"),
            Self.call(2, "echo", #",\#(Self.envelope){},"progressToken":"t"}"#),
            Self.call(3, "echo", #",\#(Self.envelope){},"progressToken":[1]}"#)
        )
        let notes = messages.filter { $0["method"] == "notifications/progress" }
        #expect(notes.map { $0["params"] } == [["progressToken": "t", "progress": 1, "message": "at work"]])
    }

    @Test("hears of a cancellation while a call runs, gives that no answer, and goes on")
    func cancellation() throws {
        let messages = try ScriptedClient.serve(
            Self.call(1, "wait"),
            #"{"id":2,"method":"ping"}"#,
            Self.call(3, "wait"),
            Self.call(4, "echo"),
            #"{"method":"notifications/cancelled","params":{"requestId":3}}"#,
            #"{"method":"notifications/cancelled","params":{"requestId":1}}"#
        )
        #expect(messages.compactMap { $0["id"] } == [2, 4])
    }

    @Test("answers two calls at once, and refuses a second one of the same id")
    func twoCalls() throws {
        let messages = try ScriptedClient.serve(
            Self.call(1, "wait"),
            Self.call(2, "echo"),
            Self.call(2, "echo"),
            Self.call(3, "echo"),
            #"{"method":"notifications/cancelled","params":{"requestId":1}}"#
        )
        #expect(messages.filter { $0["result"] != nil }.compactMap { $0["id"] } == [2, 3])
        #expect(messages.filter { $0["error"] != nil }.count == 1)
    }
}
