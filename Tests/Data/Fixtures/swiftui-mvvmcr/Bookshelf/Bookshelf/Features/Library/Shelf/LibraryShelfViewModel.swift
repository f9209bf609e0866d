//
//  LibraryShelfViewModel.swift
//  Bookshelf
//

import Combine
import Foundation
import OSLog

final class LibraryShelfViewModel: ObservableObject {

	@Published private(set) var books: [Book] = []
	@Published private(set) var isLoading = false
	@Published private(set) var isRefreshing = false
	@Published private(set) var error: Error?

	private let service: LibraryServiceProtocol
	private weak var coordinator: LibraryCoordinator?

	init(service: LibraryServiceProtocol, coordinator: LibraryCoordinator?) {
		self.service = service
		self.coordinator = coordinator
	}

	@MainActor
	func loadData() async {
		isLoading = true
		await fetch()
		isLoading = false
	}

	@MainActor
	func refresh() async {
		isRefreshing = true
		await fetch()
		isRefreshing = false
	}

	@MainActor
	private func fetch() async {
		do {
			books = try await service.books()
			error = nil
		} catch is CancellationError {
			return
		} catch {
			self.error = error
			Logger.library.error("Shelf: \(error.localizedDescription)")
		}
	}

	func open(_ book: Book) {
		coordinator?.push(.book(bookId: book.id))
	}

	func add() {
		coordinator?.present(.addBook)
	}
}
