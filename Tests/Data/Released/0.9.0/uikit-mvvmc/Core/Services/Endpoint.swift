import Foundation

/// One request to the app's server, without what all requests share.
struct Endpoint: Equatable, Sendable {
    enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case delete = "DELETE"
    }

    let method: Method
    /// The unescaped components of the path, after that of the base URL.
    let path: [String]
    let query: [String: String]
    let body: Data?

    init(_ method: Method, _ path: String..., query: [String: String?] = [:]) {
        self.method = method
        self.path = path
        self.query = query.compactMapValues { $0 }
        body = nil
    }

    init(_ method: Method, _ path: String..., body: some Encodable) throws {
        self.method = method
        self.path = path
        query = [:]
        self.body = try JSONEncoder.server.encode(body)
    }
}
