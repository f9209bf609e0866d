//
//  ReaderBookmarksViewModel.swift
//  Bookshelf
//

import Combine

final class ReaderBookmarksViewModel: ObservableObject {

	let pages = [1, 12, 144]

	private weak var coordinator: ReaderCoordinator?

	init(coordinator: ReaderCoordinator?) {
		self.coordinator = coordinator
	}

	func back() {
		coordinator?.pop()
	}
}
