//
//  DIContainer.swift
//  Paperback
//

import Foundation

@MainActor
final class DIContainer {
  static let shared = DIContainer()

  // MARK: - Services

  let networkService: NetworkServiceProtocol = NetworkService(host: "books.example.com")
  let history: HistoryStoring = ReadingHistory.shared

  // MARK: - Repositories

  lazy var bookRepository: BookRepositoryProtocol = BookRepository(networkService: networkService)
  lazy var authorRepository = AuthorRepository(networkService: networkService)

  // MARK: - Coordinator

  func makeCoordinator() -> AppCoordinator {
    AppCoordinator(container: self)
  }
}
