import Foundation

// MARK: - Network Service Protocol
protocol NetworkServiceProtocol: Sendable {
    /// Sends a request and returns the body of the answer, if its status says success.
    func data(for endpoint: Endpoint) async throws -> Data
}

extension NetworkServiceProtocol {
    func request<Response: Decodable>(_ endpoint: Endpoint) async throws -> Response {
        let data = try await data(for: endpoint)
        do {
            return try JSONDecoder.server.decode(KnownElements<Response>.self, from: data).value
        } catch {
            throw NetworkError.decodingError
        }
    }

    func send(_ endpoint: Endpoint) async throws {
        _ = try await data(for: endpoint)
    }
}

// MARK: - Network Service
final class NetworkService: NetworkServiceProtocol {
    typealias Transport = @Sendable (URLRequest) async throws -> (Data, URLResponse)

    // MARK: - Services & Dependencies
    private let sessionManager: SessionManagerProtocol
    private let environment: AppEnvironment
    private let logger: AppLogger
    private let transport: Transport

    // MARK: - Initialization
    init(
        sessionManager: SessionManagerProtocol,
        environment: AppEnvironment = .current,
        transport: @escaping Transport = { try await URLSession.shared.data(for: $0) }
    ) {
        self.sessionManager = sessionManager
        self.environment = environment
        self.transport = transport
        logger = AppLogger(category: "network", level: environment.logLevel)
    }

    // MARK: - Requests
    func data(for endpoint: Endpoint) async throws -> Data {
        let request = try await makeRequest(endpoint)
        let (data, response) = try await send(request)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        logger.debug("\(endpoint.method.rawValue) \(endpoint.path.joined(separator: "/")): \(status)")
        if status == 401 {
            await sessionManager.endSession()
        }
        guard (200..<300).contains(status) else { throw NetworkError.serverError(status) }
        return data
    }

    // MARK: - Private Methods
    private func makeRequest(_ endpoint: Endpoint) async throws -> URLRequest {
        var parts = URLComponents(string: environment.baseURL)
        parts?.percentEncodedPath += endpoint.path.map { "/" + $0.percentEncoded }.joined()
        if !endpoint.query.isEmpty {
            parts?.percentEncodedQueryItems = endpoint.query
                .sorted { $0.key < $1.key }
                .map { URLQueryItem(name: $0.key.percentEncoded, value: $0.value.percentEncoded) }
        }
        guard let parts, parts.host != nil, let url = parts.url else { throw NetworkError.invalidURL }

        var request = URLRequest(url: url)
        request.httpMethod = endpoint.method.rawValue
        request.httpBody = endpoint.body
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        if endpoint.body != nil {
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        if let token = await sessionManager.accessToken() {
            request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        }
        return request
    }

    private func send(_ request: URLRequest) async throws -> (Data, URLResponse) {
        do {
            return try await transport(request)
        } catch let error as URLError {
            logger.error("\(request.url?.path ?? ""): \(error.localizedDescription)")
            switch error.code {
            case .cancelled:
                throw CancellationError()
            case .notConnectedToInternet, .networkConnectionLost:
                throw NetworkError.noConnection
            default:
                throw error
            }
        }
    }
}
