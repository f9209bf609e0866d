//
//  APIClient.swift
//  Bookshelf
//

import Foundation

struct APIClient: Sendable {
	let host: String

	func get<Value: Decodable>(_ path: String) async throws -> Value {
		try JSONDecoder().decode(Value.self, from: try await data(for: request(path)))
	}

	func post(_ path: String, body: [String: String]) async throws {
		var request = try request(path)
		request.httpMethod = "POST"
		request.httpBody = try JSONEncoder().encode(body)
		_ = try await data(for: request)
	}

	private func request(_ path: String) throws -> URLRequest {
		guard let url = URL(string: "https://\(host)/\(path)") else { throw URLError(.badURL) }
		return URLRequest(url: url)
	}

	private func data(for request: URLRequest) async throws -> Data {
		try await URLSession.shared.data(for: request).0
	}
}
