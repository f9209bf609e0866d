import Diagnostics
import YAMLReader

/// A message of JSON-RPC 2.0 that a client sends.
enum Message: Equatable {
    case request(Request)
    case notification(method: String, parameters: YAMLValue)
    /// The answer to a request of the server; the result is `nil` for an error.
    case answer(id: YAMLValue, result: YAMLValue?)

    /// Reads a line.
    init(line: String) throws(RequestError) {
        let value: YAMLValue
        do throws(Failure) {
            value = try YAMLSource(name: "message", text: line).json().value
        } catch {
            throw RequestError(.parseError, error.description)
        }
        guard case .dictionary = value else { throw RequestError(.invalidRequest, "a message is one object") }
        let id = value["id"]
        guard let method = value["method"] else {
            guard let id, value["result"] != nil || value["error"] != nil else {
                throw RequestError(.invalidRequest, "the message has no \"method\"")
            }
            self = .answer(id: id, result: value["result"])
            return
        }
        guard case .string(let method) = method else {
            throw RequestError(.invalidRequest, "\"method\" must be a string")
        }
        guard let id else {
            self = .notification(method: method, parameters: value["params"] ?? [:])
            return
        }
        switch id {
        case .int, .string: break
        default: throw RequestError(.invalidRequest, "\"id\" must be a string or a whole number")
        }
        guard case .dictionary(let parameters) = value["params"] ?? [:] else {
            throw RequestError(.invalidParameters, "\"params\" must be an object", of: id)
        }
        self = .request(Request(id: id, method: method, parameters: .dictionary(parameters)))
    }
}
