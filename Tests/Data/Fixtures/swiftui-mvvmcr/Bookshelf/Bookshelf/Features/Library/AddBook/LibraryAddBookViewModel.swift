//
//  LibraryAddBookViewModel.swift
//  Bookshelf
//

import Combine
import Foundation
import OSLog

final class LibraryAddBookViewModel: ObservableObject {

	@Published var title = ""
	@Published var author = ""
	@Published private(set) var isLoading = false
	@Published private(set) var error: Error?

	private let service: LibraryServiceProtocol
	private weak var coordinator: LibraryCoordinator?

	init(service: LibraryServiceProtocol, coordinator: LibraryCoordinator?) {
		self.service = service
		self.coordinator = coordinator
	}

	@MainActor
	func save() async {
		isLoading = true
		defer { isLoading = false }
		do {
			try await service.add(title: title, author: author)
			coordinator?.dismiss()
		} catch {
			self.error = error
			Logger.library.error("Add: \(error.localizedDescription)")
		}
	}

	func cancel() {
		coordinator?.dismiss()
	}
}
