import Foundation

enum Method: String {
    case get = "GET"
    case post = "POST"
}

protocol HTTPClient: Sendable {
    func request<Result: Decodable>(
        _ method: Method,
        path: String,
        headers: [String: String],
        body: Data?,
        as type: Result.Type
    ) async throws -> Result
}

final class URLSessionClient: HTTPClient {
    private let base: URL

    init(base: URL) {
        self.base = base
    }

    func request<Result: Decodable>(
        _ method: Method,
        path: String,
        headers: [String: String],
        body: Data?,
        as type: Result.Type
    ) async throws -> Result {
        var request = URLRequest(url: base.appendingPathComponent(path))
        request.httpMethod = method.rawValue
        request.httpBody = body
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        let (data, _) = try await URLSession.shared.data(for: request)
        return try JSONDecoder().decode(type, from: data)
    }
}
