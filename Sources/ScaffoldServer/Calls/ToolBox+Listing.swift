import Diagnostics
import YAMLReader

/// What a server says of itself and its tools.
extension ToolBox {
    /// The result of a handshake.
    func handshake(_ parameters: YAMLValue) -> YAMLValue {
        [
            "protocolVersion": Revision.negotiated(parameters["protocolVersion"]), "capabilities": ["tools": [:]],
            "serverInfo": implementation, "instructions": .string(instructions),
        ]
    }

    /// The result of `server/discover`.
    var discovery: YAMLValue {
        cached([
            YAMLMember("supportedVersions", Revision.all), YAMLMember("capabilities", ["tools": [:]]),
            YAMLMember("instructions", .string(instructions)),
        ])
    }

    /// The result of `tools/list`.
    var list: YAMLValue { cached([YAMLMember("tools", .array(tools))]) }

    /// Refuses a call of an unknown tool, and one whose arguments are no object.
    func check(_ request: Request) throws(RequestError) {
        let names = tools.compactMap { $0["name"] }
        guard let name = request.parameters["name"], names.contains(name) else {
            let known = names.map(JSONWriter.line).joined(separator: ", ")
            let message =
                "there is no tool \(JSONWriter.line(request.parameters["name"] ?? .null)); it is one of \(known)"
            throw RequestError(.invalidParameters, message, of: request.id)
        }
        guard case .dictionary = request.parameters["arguments"] ?? [:] else {
            throw RequestError(.invalidParameters, "\"arguments\" must be an object", of: request.id)
        }
    }

    /// The message with the result of a request; one without a handshake hears who answers.
    func answer(to request: Request, _ result: YAMLValue) -> YAMLValue {
        let info: YAMLValue = ["io.modelcontextprotocol/serverInfo": implementation]
        let members = (result.members ?? []) + (request.revision == nil ? [] : [YAMLMember("_meta", info)])
        return ["jsonrpc": "2.0", "id": request.id, "result": .object(members)]
    }

    /// A result that stays the same while the server runs.
    private func cached(_ members: [YAMLMember]) -> YAMLValue {
        .object(
            [YAMLMember("resultType", "complete"), YAMLMember("ttlMs", 3_600_000), YAMLMember("cacheScope", "private")]
                + members
        )
    }
}
