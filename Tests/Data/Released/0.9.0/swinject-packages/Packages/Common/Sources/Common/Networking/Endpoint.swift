import Foundation

/// One request to the app's server, without what all requests share.
public nonisolated struct Endpoint: Equatable, Sendable {
    public enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case delete = "DELETE"
    }

    public let method: Method
    /// The components of the path below the base URL, not encoded.
    public let path: [String]
    public let query: [String: String]
    public let body: Data?

    /// Values that are `nil` are left out of the query.
    public init(_ method: Method, _ path: String..., query: [String: String?] = [:]) {
        self.method = method
        self.path = path
        self.query = query.compactMapValues { $0 }
        body = nil
    }

    public init(_ method: Method, _ path: String..., body: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = .sortedKeys
        self.method = method
        self.path = path
        query = [:]
        self.body = try encoder.encode(body)
    }
}
