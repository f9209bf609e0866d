import Diagnostics
import YAMLReader

/// The server's side of a connection, apart from running calls: answers what needs no app, and puts calls into the queue.
struct Session {
    /// The name under which the server asks for the roots.
    static let rootsKey = "roots"

    private let tools: any ToolBox
    private let queue: CallQueue
    private let send: (YAMLValue) -> Void
    /// Whether there was a handshake, and whether its client can say its roots.
    private var (hasHandshake, hasRoots) = (false, false)
    /// How often the server has asked for the roots; each time under another id.
    private var asks = 0

    init(_ tools: any ToolBox, queue: CallQueue, send: @escaping (YAMLValue) -> Void) {
        (self.tools, self.queue, self.send) = (tools, queue, send)
    }

    mutating func receive(_ line: String) {
        guard !line.utf8.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) else { return }
        do throws(RequestError) {
            switch try Message(line: line) {
            case .request(let request): try receive(request)
            case .notification(let method, let parameters): note(method, parameters)
            // An answer to an earlier request may be out of date, and one without a list names no folder.
            case .answer(let id, let result) where id == idOfAsk: queue.release(Self.roots(result) ?? [])
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
            hasHandshake = true
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

    /// Refuses a request that states another revision than the current one, or less than it must without a handshake.
    private func check(_ request: Request) throws(RequestError) {
        guard let stated = request.revision else {
            let isFree = hasHandshake || !["server/discover", "tools/list", "tools/call"].contains(request.method)
            return isFree ? () : try refuse(request, without: Request.revisionKey)
        }
        guard stated == .string(Revision.current) else {
            throw RequestError(
                .unsupportedRevision,
                "the revision \(JSONWriter.line(stated)) is not supported",
                of: request.id,
                data: ["supported": Revision.all, "requested": stated]
            )
        }
        if request.capabilities?.members == nil { try refuse(request, without: Request.capabilitiesKey) }
    }

    private func refuse(_ request: Request, without key: String) throws(RequestError) {
        throw RequestError(
            .invalidParameters,
            "\"_meta\" must state \"\(key)\" where there was no handshake",
            of: request.id
        )
    }

    private func call(_ request: Request) throws(RequestError) {
        try tools.check(request)
        if request.revision == nil, hasRoots, asks == 0 {
            throw RequestError(.invalidRequest, "\"notifications/initialized\" must come before a call", of: request.id)
        }
        if request.capabilities?["roots"] != nil, Self.roots(of: request) == nil {
            let requests: YAMLValue = .object([YAMLMember(Self.rootsKey, ["method": "roots/list"])])
            answer(request, ["resultType": "input_required", "inputRequests": requests])
        } else if !queue.add(request) {
            throw RequestError(.invalidRequest, "another request has this \"id\"", of: request.id)
        }
    }

    private mutating func note(_ method: String, _ parameters: YAMLValue) {
        switch method {
        case "notifications/initialized", "notifications/roots/list_changed":
            guard hasRoots else { return }
            queue.hold()
            asks += 1
            send(["jsonrpc": "2.0", "id": idOfAsk, "method": "roots/list"])
        case "notifications/cancelled": parameters["requestId"].map(queue.cancel)
        default: break
        }
    }

    private func answer(_ request: Request, _ result: YAMLValue) {
        send(tools.answer(to: request, result))
    }

    private var idOfAsk: YAMLValue { .string("\(Self.rootsKey)-\(asks)") }

    /// The URIs of the roots that come with a call; `nil` without a list of them.
    static func roots(of request: Request) -> [String]? { roots(request.parameters["inputResponses"]?[rootsKey]) }

    private static func roots(_ result: YAMLValue?) -> [String]? {
        guard case .array(let roots) = result?["roots"] else { return nil }
        return roots.compactMap { $0["uri"]?.string }
    }
}
