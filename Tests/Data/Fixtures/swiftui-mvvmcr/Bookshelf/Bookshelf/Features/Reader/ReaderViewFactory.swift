//
//  ReaderViewFactory.swift
//  Bookshelf
//

import SwiftUI

final class ReaderViewFactory {
	private let container: AppContainer
	private var cachedCurrentViewModel: ReaderCurrentViewModel?

	init(container: AppContainer) {
		self.container = container
	}

	func makeCurrentView(coordinator: ReaderCoordinator) -> some View {
		let viewModel =
			cachedCurrentViewModel
			?? ReaderCurrentViewModel(service: container.readerService, coordinator: coordinator)
		cachedCurrentViewModel = viewModel
		return ReaderCurrentView(viewModel: viewModel)
	}

	func makePageView(bookId: String, number: Int, coordinator: ReaderCoordinator) -> some View {
		ReaderPageView(
			viewModel: ReaderPageViewModel(
				bookId: bookId,
				number: number,
				service: container.readerService,
				coordinator: coordinator
			)
		)
	}
}
