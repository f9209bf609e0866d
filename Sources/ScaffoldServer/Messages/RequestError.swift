import YAMLReader

/// Why a message gets no result.
struct RequestError: Error {
    enum Code: Int {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParameters = -32602
        case unsupportedRevision = -32022
    }

    private let code: Code
    private let message: String
    private let id: YAMLValue
    private let data: YAMLValue?

    init(_ code: Code, _ message: String, of id: YAMLValue = .null, data: YAMLValue? = nil) {
        (self.code, self.message, self.id, self.data) = (code, message, id, data)
    }

    var json: YAMLValue {
        [
            "jsonrpc": "2.0", "id": id,
            "error": .members(["code": .int(code.rawValue), "message": .string(message), "data": data]),
        ]
    }
}
