import YAMLReader

/// A request of a client.
struct Request: Equatable {
    let id: YAMLValue
    let method: String
    /// An object.
    let parameters: YAMLValue

    /// The token under which the client wants to hear of the progress.
    var progressToken: YAMLValue? { meta?["progressToken"] }

    /// The revision that the request states; `nil` for one after a handshake, which states none.
    var revision: YAMLValue? { meta?["io.modelcontextprotocol/protocolVersion"] }

    /// What the client of such a request can do.
    var capabilities: YAMLValue? { meta?["io.modelcontextprotocol/clientCapabilities"] }

    private var meta: YAMLValue? { parameters["_meta"] }
}
