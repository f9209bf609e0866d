import YAMLReader

/// A request of a client.
struct Request: Equatable {
    let id: YAMLValue
    let method: String
    /// An object.
    let parameters: YAMLValue

    static let revisionKey = "io.modelcontextprotocol/protocolVersion"
    static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"

    /// The token under which the client wants to hear of the progress; other values than texts and whole numbers are none.
    var progressToken: YAMLValue? {
        switch meta?["progressToken"] {
        case .int(let number): .int(number)
        case .string(let text): .string(text)
        default: nil
        }
    }

    /// The revision that the request states; `nil` for one after a handshake, which states none.
    var revision: YAMLValue? { meta?[Self.revisionKey] }

    /// What the client of such a request can do.
    var capabilities: YAMLValue? { meta?[Self.capabilitiesKey] }

    private var meta: YAMLValue? { parameters["_meta"] }
}
