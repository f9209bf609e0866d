//
//  AuthorRepository.swift
//  Paperback
//

struct AuthorRepository: Sendable {
  let networkService: NetworkServiceProtocol

  func fetchNames() async throws -> [String] {
    try await networkService.request(endpoint: "/authors")
  }
}
