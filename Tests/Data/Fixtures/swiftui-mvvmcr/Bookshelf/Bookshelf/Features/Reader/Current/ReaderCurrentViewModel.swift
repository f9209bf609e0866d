//
//  ReaderCurrentViewModel.swift
//  Bookshelf
//

import Combine
import Foundation
import OSLog

final class ReaderCurrentViewModel: ObservableObject {

	@Published private(set) var readings: [Reading] = []
	@Published private(set) var isLoading = false
	@Published private(set) var error: Error?

	private let service: ReaderServiceProtocol
	private let coordinator: ReaderCoordinator?

	init(service: ReaderServiceProtocol, coordinator: ReaderCoordinator?) {
		self.service = service
		self.coordinator = coordinator
	}

	@MainActor
	func loadData() async {
		isLoading = true
		defer { isLoading = false }
		do {
			readings = try await service.readings()
			print("loaded \(readings.count) readings")
		} catch {
			self.error = error
			Logger.reader.error("Current: \(error.localizedDescription)")
		}
	}

	func open(_ reading: Reading) {
		coordinator?.push(.page(bookId: reading.bookId, number: reading.page))
	}

	func showBookmarks() {
		coordinator?.push(.bookmarks)
	}
}
