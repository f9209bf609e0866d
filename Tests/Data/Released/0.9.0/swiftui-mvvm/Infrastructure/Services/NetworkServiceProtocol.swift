import Foundation

// MARK: - NetworkServiceProtocol

nonisolated protocol NetworkServiceProtocol: Sendable {
    /// The body of the response. Throws `NetworkError` where the API refuses.
    @discardableResult
    func data(for endpoint: Endpoint) async throws -> Data
}

// MARK: - Decoding

extension NetworkServiceProtocol {
    nonisolated func request<Response: Decodable>(_ endpoint: Endpoint) async throws -> Response {
        try await APICoding.decoder.decode(KnownElements<Response>.self, from: data(for: endpoint)).value
    }
}
