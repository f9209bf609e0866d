//
//  NetworkService.swift
//  Paperback
//

import Foundation

enum NetworkError: Error {
  case badAddress
  case badResponse(code: Int)
}

protocol NetworkServiceProtocol: Sendable {
  func request<Value: Decodable & Sendable>(endpoint: String) async throws -> Value
}

struct NetworkService: NetworkServiceProtocol {
  let host: String

  func request<Value: Decodable & Sendable>(endpoint: String) async throws -> Value {
    guard let url = URL(string: "https://\(host)\(endpoint)") else { throw NetworkError.badAddress }
    let (data, response) = try await URLSession.shared.data(for: URLRequest(url: url))
    let code = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard code == 200 else { throw NetworkError.badResponse(code: code) }
    return try JSONDecoder().decode(Value.self, from: data)
  }
}
