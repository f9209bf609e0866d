//
//  LibraryBookViewModel.swift
//  Bookshelf
//

import Combine
import Foundation
import OSLog

final class LibraryBookViewModel: ObservableObject {

	@Published private(set) var book: Book?
	@Published private(set) var isLoading = false
	@Published private(set) var isRefreshing = false
	@Published private(set) var error: Error?

	let bookId: String

	private let service: LibraryServiceProtocol
	private weak var coordinator: LibraryCoordinator?

	init(bookId: String, service: LibraryServiceProtocol, coordinator: LibraryCoordinator?) {
		self.bookId = bookId
		self.service = service
		self.coordinator = coordinator
	}

	@MainActor
	func loadData() async {
		guard book == nil else { return }
		isLoading = true
		defer { isLoading = false }
		await fetch()
	}

	@MainActor
	func refresh() async {
		isRefreshing = true
		defer { isRefreshing = false }
		await fetch()
	}

	@MainActor
	private func fetch() async {
		do {
			book = try await service.book(id: bookId)
			error = nil
		} catch {
			self.error = error
			Logger.library.error("Book \(self.bookId): \(error.localizedDescription)")
		}
	}

	func read() {
		coordinator?.openReader(bookId: bookId)
	}
}
