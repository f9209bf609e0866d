//
//  AppContainer.swift
//  Bookshelf
//

import Foundation

/// Everything the features need from outside.
final class AppContainer {
	let defaults: UserDefaults
	lazy var libraryService: LibraryServiceProtocol = LibraryService(client: client)
	lazy var readerService: ReaderServiceProtocol = ReaderService(client: client)

	private lazy var client = APIClient(host: "api.bookshelf.example")

	init(defaults: UserDefaults = .standard) {
		self.defaults = defaults
	}
}
