import Foundation

enum HTTPMethod: String {
    case get = "GET"
    case post = "POST"
    case delete = "DELETE"
}

enum NetworkError: Error {
    case badAddress(String)
    case status(Int)
    case signedOut
}

protocol NetworkServiceProtocol {
    func request<T: Decodable>(
        path: String,
        method: HTTPMethod,
        headers: [String: String]?,
        body: Data?,
        as type: T.Type
    ) async throws -> T
}

class NetworkService: NetworkServiceProtocol {
    private let sessionManager: SessionManagerProtocol
    private let baseURL: String

    init(sessionManager: SessionManagerProtocol, baseURL: String = "https://api.orkneyferries.example/v1") {
        self.sessionManager = sessionManager
        self.baseURL = baseURL
    }

    func request<T: Decodable>(
        path: String,
        method: HTTPMethod,
        headers: [String: String]?,
        body: Data?,
        as type: T.Type
    ) async throws -> T {
        guard let url = URL(string: baseURL + path) else { throw NetworkError.badAddress(path) }
        var request = URLRequest(url: url)
        request.httpMethod = method.rawValue
        request.httpBody = body
        headers?.forEach { request.setValue($1, forHTTPHeaderField: $0) }
        if let token = sessionManager.authToken {
            request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        }
        let (data, response) = try await URLSession.shared.data(for: request)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        if status == 401 { throw NetworkError.signedOut }
        guard (200..<300).contains(status) else { throw NetworkError.status(status) }
        return try JSONDecoder().decode(type, from: data)
    }
}
