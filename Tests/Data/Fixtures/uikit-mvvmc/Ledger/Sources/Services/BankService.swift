//
//  BankService.swift
//  Ledger
//
//  Copyright © Ledger team. All rights reserved.
//

import Foundation

struct Endpoint: Equatable, Sendable {
  enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case delete = "DELETE"
  }

  let method: Method
  let path: [String]
  let query: [String: String]
  let body: Data?

  init(_ method: Method, _ path: String..., query: [String: String?] = [:]) {
    self.method = method
    self.path = path
    self.query = query.compactMapValues { $0 }
    body = nil
  }

  init<Body: Encodable>(_ method: Method, _ path: String..., body: Body) throws {
    self.method = method
    self.path = path
    query = [:]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    self.body = try encoder.encode(body)
  }
}

protocol NetworkServiceProtocol: Sendable {
  func data(for endpoint: Endpoint) async throws -> Data
}

extension NetworkServiceProtocol {
  func request<Answer: Decodable>(_ endpoint: Endpoint) async throws -> Answer {
    try JSONDecoder().decode(Answer.self, from: try await data(for: endpoint))
  }

  func send(_ endpoint: Endpoint) async throws {
    _ = try await data(for: endpoint)
  }
}

final class BankService: NetworkServiceProtocol {
  private let address = "https://bank.example.com"

  func data(for endpoint: Endpoint) async throws -> Data {
    guard let url = URL(string: address + "/" + endpoint.path.joined(separator: "/")) else {
      throw URLError(.badURL)
    }
    var request = URLRequest(url: url)
    request.httpMethod = endpoint.method.rawValue
    request.httpBody = endpoint.body
    return try await URLSession.shared.data(for: request).0
  }
}
