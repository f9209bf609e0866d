import Foundation

/// The paths are those of the server.
enum Endpoint: String {
    case harvests = "/v1/harvests"
    case growers = "/v1/growers"
    case orders = "/v1/orders"
}

final class APIClient: Sendable {
    let host: String

    init(host: String) {
        self.host = host
    }

    func get<Value: Decodable>(_ endpoint: Endpoint) async throws -> Value {
        guard let url = URL(string: "https://\(host)\(endpoint.rawValue)") else { throw URLError(.badURL) }
        let (data, _) = try await URLSession.shared.data(from: url)
        return try JSONDecoder().decode(Value.self, from: data)
    }
}
