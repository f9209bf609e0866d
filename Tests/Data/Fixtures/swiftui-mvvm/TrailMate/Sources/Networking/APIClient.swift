import Foundation

struct Endpoint: Sendable {
	var path: String
}

enum NetworkError: Error, Equatable {
	case offline
	case refused(Int)
}

struct APIClient: Sendable {
	var baseURL: String

	func get<Value: Decodable & Sendable>(_ endpoint: Endpoint) async throws -> Value {
		guard let url = URL(string: baseURL + endpoint.path) else { throw NetworkError.offline }
		let (data, response) = try await URLSession.shared.data(for: URLRequest(url: url))
		guard let http = response as? HTTPURLResponse, http.statusCode < 300 else { throw NetworkError.offline }
		return try JSONDecoder().decode(Value.self, from: data)
	}
}
