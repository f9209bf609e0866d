import Foundation

struct NetworkService: NetworkServiceProtocol {
    private let baseURL: String
    private let session: URLSession

    init(baseURL: String = "https://api.example.com", session: URLSession = .shared) {
        self.baseURL = baseURL
        self.session = session
    }

    func send(_ request: NetworkRequest) async throws -> Data {
        let (data, response) = try await session.data(for: urlRequest(for: request))
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard (200..<300).contains(status) else {
            throw NetworkError.status(status)
        }
        return data
    }

    func urlRequest(for request: NetworkRequest) throws -> URLRequest {
        guard let url = URL(string: "\(baseURL)/\(request.path)") else {
            throw NetworkError.invalidURL
        }
        var urlRequest = URLRequest(url: url)
        urlRequest.httpMethod = request.method.rawValue
        urlRequest.httpBody = request.body
        if request.body != nil {
            urlRequest.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        return urlRequest
    }
}
