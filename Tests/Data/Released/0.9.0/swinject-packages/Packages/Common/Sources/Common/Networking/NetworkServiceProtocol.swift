import Foundation

public nonisolated protocol NetworkServiceProtocol: Sendable {
    /// The body of the answer. Throws `NetworkError` where the server refuses.
    func data(for endpoint: Endpoint) async throws -> Data
}

nonisolated extension NetworkServiceProtocol {
    /// The answer, read as JSON.
    public func request<Response: Decodable>(_ endpoint: Endpoint) async throws -> Response {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try await decoder.decode(KnownElements<Response>.self, from: data(for: endpoint)).value
    }

    public func send(_ endpoint: Endpoint) async throws {
        _ = try await data(for: endpoint)
    }
}
