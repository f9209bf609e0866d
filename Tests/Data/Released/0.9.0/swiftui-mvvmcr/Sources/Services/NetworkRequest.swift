import Foundation

/// What is asked of the server. The path is below the base URL and percent-encoded.
nonisolated struct NetworkRequest: Hashable, Sendable {
    enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case delete = "DELETE"
    }

    let method: Method
    let path: String
    var body: Data?

    init(_ method: Method, _ path: String) {
        self.method = method
        self.path = path
    }

    init(_ method: Method, _ path: String, body: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = .sortedKeys
        self.init(method, path)
        self.body = try encoder.encode(body)
    }
}
