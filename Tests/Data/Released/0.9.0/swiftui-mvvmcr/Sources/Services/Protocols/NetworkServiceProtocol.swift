import Foundation

// MARK: - NetworkServiceProtocol

protocol NetworkServiceProtocol: Sendable {
    /// The body of the answer. Throws `NetworkError` where the server refuses.
    @discardableResult
    func send(_ request: NetworkRequest) async throws -> Data
}

extension NetworkServiceProtocol {
    /// The answer, read as JSON.
    func value<Value: Decodable>(for request: NetworkRequest) async throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try await decoder.decode(KnownElements<Value>.self, from: send(request)).value
    }
}
