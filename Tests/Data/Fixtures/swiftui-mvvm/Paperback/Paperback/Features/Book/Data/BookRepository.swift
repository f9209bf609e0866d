//
//  BookRepository.swift
//  Paperback
//

protocol BookRepositoryProtocol: Sendable {
  func fetchBooks() async throws -> [Book]
}

struct BookRepository: BookRepositoryProtocol {
  let networkService: NetworkServiceProtocol

  func fetchBooks() async throws -> [Book] {
    let response: [BookDTO] = try await networkService.request(endpoint: "/books")
    return response.map { Book(id: $0.id, title: $0.name, author: $0.writer ?? "") }
  }
}

private struct BookDTO: Decodable, Sendable {
  let id: Int
  let name: String
  let writer: String?
}
