import Foundation

nonisolated struct NetworkService: NetworkServiceProtocol {
    private let baseURL: String
    private let session: URLSession

    init(baseURL: String = "https://api.example.com", session: URLSession = .shared) {
        self.baseURL = baseURL
        self.session = session
    }

    func data(for endpoint: Endpoint) async throws -> Data {
        let (data, response) = try await session.data(for: urlRequest(for: endpoint))
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard (200..<300).contains(status) else { throw NetworkError.status(status) }
        return data
    }

    func urlRequest(for endpoint: Endpoint) throws -> URLRequest {
        let path = endpoint.path.map(\.percentEncoded).joined(separator: "/")
        let query = endpoint.query.sorted { $0.key < $1.key }
            .map { "\($0.key.percentEncoded)=\($0.value.percentEncoded)" }
        let address = "\(baseURL)/\(path)" + (query.isEmpty ? "" : "?\(query.joined(separator: "&"))")
        guard let url = URL(string: address) else { throw NetworkError.invalidURL }
        var request = URLRequest(url: url)
        request.httpMethod = endpoint.method.rawValue
        request.httpBody = endpoint.body
        if endpoint.body != nil {
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        return request
    }
}
