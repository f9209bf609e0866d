import Foundation

nonisolated struct NetworkService: NetworkServiceProtocol {
    typealias Transport = @Sendable (URLRequest) async throws -> (Data, URLResponse)

    private let baseURL: String
    private let transport: Transport

    init(baseURL: String, transport: @escaping Transport = { try await URLSession.shared.data(for: $0) }) {
        self.baseURL = baseURL
        self.transport = transport
    }

    func data(for endpoint: Endpoint) async throws -> Data {
        let (data, response) = try await transport(urlRequest(for: endpoint))
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard (200..<300).contains(status) else { throw NetworkError.status(status) }
        return data
    }

    func urlRequest(for endpoint: Endpoint) throws -> URLRequest {
        var request = URLRequest(url: try url(for: endpoint))
        request.httpMethod = endpoint.method.rawValue
        request.httpBody = endpoint.body
        if endpoint.body != nil {
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        return request
    }

    private func url(for endpoint: Endpoint) throws -> URL {
        var parts = URLComponents(string: baseURL)
        parts?.percentEncodedPath += endpoint.path.map { "/" + PercentEncoding.encode($0) }.joined()
        if !endpoint.query.isEmpty {
            parts?.percentEncodedQueryItems = endpoint.query
                .sorted { $0.key < $1.key }
                .map { URLQueryItem(name: PercentEncoding.encode($0.key), value: PercentEncoding.encode($0.value)) }
        }
        guard let parts, parts.host != nil, let url = parts.url else { throw NetworkError.invalidURL }
        return url
    }
}
