//
//  LibraryViewFactory.swift
//  Bookshelf
//

import SwiftUI

final class LibraryViewFactory {
	private let container: AppContainer
	private var shelf: LibraryShelfViewModel?
	private var books: [String: LibraryBookViewModel] = [:]

	init(container: AppContainer) {
		self.container = container
	}

	func clearCache() {
		shelf = nil
		books = [:]
	}

	func makeShelfView(coordinator: LibraryCoordinator) -> some View {
		let viewModel = shelf ?? LibraryShelfViewModel(service: container.libraryService, coordinator: coordinator)
		shelf = viewModel
		return LibraryShelfView(viewModel: viewModel)
	}

	func makeBookView(bookId: String, coordinator: LibraryCoordinator) -> some View {
		let viewModel =
			books[bookId]
			?? LibraryBookViewModel(bookId: bookId, service: container.libraryService, coordinator: coordinator)
		books[bookId] = viewModel
		return LibraryBookView(viewModel: viewModel)
	}

	func makeAddBookView(coordinator: LibraryCoordinator) -> some View {
		LibraryAddBookView(
			viewModel: LibraryAddBookViewModel(service: container.libraryService, coordinator: coordinator)
		)
	}
}
