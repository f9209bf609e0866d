import Foundation

protocol HTTPClientProtocol: Sendable {
  func get(_ path: String, query: [URLQueryItem]) async throws -> Data
}

struct HTTPClient: HTTPClientProtocol {
  func get(_ path: String, query: [URLQueryItem]) async throws -> Data {
    var components = URLComponents(string: "https://live.tramline.example/\(path)")
    components?.queryItems = query
    guard let url = components?.url else { throw URLError(.badURL) }
    return try await URLSession.shared.data(from: url).0
  }
}
