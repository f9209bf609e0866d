import Foundation

public struct APIRequest {
    public enum Verb: String {
        case get, post, put
    }

    public let verb: Verb
    public let path: String
    public let payload: Data?

    public init(_ verb: Verb, _ path: String, payload: Data? = nil) {
        self.verb = verb
        self.path = path
        self.payload = payload
    }
}

public enum APIError: Error {
    case refused(status: Int)
    case unreadable
}

/// The clinic's server. Answers are decoded by the caller.
public protocol APIClientProtocol {
    func send(_ request: APIRequest) async throws -> Data
}

public final class APIClient: APIClientProtocol {
    private let host: URL

    public init(host: URL) {
        self.host = host
    }

    public func send(_ request: APIRequest) async throws -> Data {
        var urlRequest = URLRequest(url: host.appendingPathComponent(request.path))
        urlRequest.httpMethod = request.verb.rawValue.uppercased()
        urlRequest.httpBody = request.payload
        let (data, status) = try await answer(to: urlRequest)
        guard status < 300 else { throw APIError.refused(status: status) }
        return data
    }

    /// iOS 14 has no `data(for:)`.
    private func answer(to request: URLRequest) async throws -> (Data, Int) {
        return try await withCheckedThrowingContinuation { continuation in
            URLSession.shared.dataTask(with: request) { data, response, error in
                if let data = data, let response = response as? HTTPURLResponse {
                    continuation.resume(returning: (data, response.statusCode))
                } else {
                    continuation.resume(throwing: error ?? APIError.unreadable)
                }
            }
            .resume()
        }
    }
}
