import Diagnostics
import YAMLReader

/// The server's side of a connection, apart from running calls: answers what needs no app, and puts calls into the queue.
struct Session {
    /// The name under which the server asks for the roots, and the id of the request.
    static let rootsKey = "roots"

    private let tools: any ToolBox
    private let queue: CallQueue
    private let send: (YAMLValue) -> Void
    /// Whether the client of a handshake can say its roots.
    private var hasRoots = false

    init(_ tools: any ToolBox, queue: CallQueue, send: @escaping (YAMLValue) -> Void) {
        (self.tools, self.queue, self.send) = (tools, queue, send)
    }

    mutating func receive(_ line: String) {
        guard !line.utf8.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) else { return }
        do throws(RequestError) {
            switch try Message(line: line) {
            case .request(let request): try receive(request)
            case .notification(let method, let parameters): note(method, parameters)
            case .answer(let id, let result) where id == .string(Self.rootsKey): queue.release(result.map(Self.roots))
            case .answer: break
            }
        } catch {
            send(error.json)
        }
    }

    private mutating func receive(_ request: Request) throws(RequestError) {
        try check(request)
        switch request.method {
        case "initialize":
            hasRoots = request.parameters["capabilities"]?["roots"] != nil
            answer(request, tools.handshake(request.parameters))
        case "server/discover": answer(request, tools.discovery)
        case "ping": answer(request, [:])
        case "tools/list": answer(request, tools.list)
        case "tools/call": try call(request)
        default:
            throw RequestError(
                .methodNotFound,
                "there is no method \(JSONWriter.quoted(request.method))",
                of: request.id
            )
        }
    }

    /// Refuses a request that states another revision than the current one.
    private func check(_ request: Request) throws(RequestError) {
        guard let stated = request.revision, stated != .string(Revision.current) else { return }
        throw RequestError(
            .unsupportedRevision,
            "the revision \(JSONWriter.line(stated)) is not supported",
            of: request.id,
            data: ["supported": Revision.all, "requested": stated]
        )
    }

    private func call(_ request: Request) throws(RequestError) {
        try tools.check(request)
        if request.capabilities?["roots"] != nil, request.parameters["inputResponses"]?[Self.rootsKey] == nil {
            let requests: YAMLValue = .object([YAMLMember(Self.rootsKey, ["method": "roots/list"])])
            answer(request, ["resultType": "input_required", "inputRequests": requests])
        } else if !queue.add(request) {
            throw RequestError(.invalidRequest, "another request has this \"id\"", of: request.id)
        }
    }

    private func note(_ method: String, _ parameters: YAMLValue) {
        switch method {
        case "notifications/initialized", "notifications/roots/list_changed":
            guard hasRoots else { return }
            queue.hold()
            send(["jsonrpc": "2.0", "id": .string(Self.rootsKey), "method": "roots/list"])
        case "notifications/cancelled": parameters["requestId"].map(queue.cancel)
        default: break
        }
    }

    private func answer(_ request: Request, _ result: YAMLValue) {
        send(["jsonrpc": "2.0", "id": request.id, "result": result])
    }

    /// The URIs of a list of roots.
    static func roots(_ result: YAMLValue) -> [String] {
        (result["roots"]?.items ?? []).compactMap { $0["uri"]?.string }
    }
}
