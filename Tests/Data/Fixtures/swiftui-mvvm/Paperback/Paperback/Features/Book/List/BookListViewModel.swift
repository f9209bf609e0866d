//
//  BookListViewModel.swift
//  Paperback
//

import Combine

@MainActor
final class BookListViewModel: ObservableObject {
  @Published private(set) var books: [Book] = []
  @Published private(set) var error: Error?

  private let repository: BookRepositoryProtocol
  private weak var coordinator: Coordinator?

  init(repository: BookRepositoryProtocol, coordinator: Coordinator?) {
    self.repository = repository
    self.coordinator = coordinator
  }

  func loadBooks() async {
    do {
      books = try await repository.fetchBooks()
    } catch {
      self.error = error
    }
  }

  func didSelectBook(_ book: Book) {
    coordinator?.navigate(to: .bookDetail(book))
  }

  func didTapAuthors() {
    coordinator?.navigate(to: .authorList)
  }
}
