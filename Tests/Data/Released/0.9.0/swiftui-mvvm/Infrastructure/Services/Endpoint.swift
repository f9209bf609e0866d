import Foundation

/// One request to the API, without what all requests share.
nonisolated struct Endpoint: Equatable, Sendable {
    enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case delete = "DELETE"
    }

    let method: Method
    /// The components of the path below the base URL, as they are before percent-encoding.
    let path: [String]
    let query: [String: String]
    let body: Data?

    /// - Parameter query: What has no value is left out.
    init(_ method: Method, _ path: String..., query: [String: String?] = [:]) {
        self.method = method
        self.path = path
        self.query = query.compactMapValues { $0 }
        body = nil
    }

    init(_ method: Method, _ path: String..., body: some Encodable) throws {
        self.method = method
        self.path = path
        self.body = try APICoding.encoder.encode(body)
        query = [:]
    }
}
