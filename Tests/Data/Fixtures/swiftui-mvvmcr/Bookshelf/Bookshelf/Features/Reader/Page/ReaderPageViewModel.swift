//
//  ReaderPageViewModel.swift
//  Bookshelf
//

import Combine
import Foundation

final class ReaderPageViewModel: ObservableObject {

	@Published private(set) var text: String?
	@Published private(set) var isLoading = false
	@Published private(set) var isRefreshing = false
	@Published private(set) var error: Error?

	let bookId: String
	let number: Int

	private let service: ReaderServiceProtocol
	private weak var coordinator: ReaderCoordinator?

	init(bookId: String, number: Int, service: ReaderServiceProtocol, coordinator: ReaderCoordinator?) {
		self.bookId = bookId
		self.number = number
		self.service = service
		self.coordinator = coordinator
	}

	@MainActor
	func loadData() async {
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
			text = try await service.page(bookId: bookId, number: number)
			error = nil
		} catch {
			self.error = error
		}
	}

	func turn() {
		coordinator?.push(.page(bookId: bookId, number: number + 1))
	}
}
