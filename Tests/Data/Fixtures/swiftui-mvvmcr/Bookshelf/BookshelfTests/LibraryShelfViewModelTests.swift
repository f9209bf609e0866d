//
//  LibraryShelfViewModelTests.swift
//  Bookshelf
//

import Foundation
import Testing

@testable import Bookshelf

@MainActor
struct LibraryShelfViewModelTests {
	private struct Books: LibraryServiceProtocol {
		let found: [Book]

		func books() async throws -> [Book] { found }
		func book(id: String) async throws -> Book { found[0] }
		func add(title: String, author: String) async throws {}
	}

	@Test func showsWhatIsOnTheShelf() async {
		let book = Book(id: "1", title: "Momo", author: "Michael Ende")
		let viewModel = LibraryShelfViewModel(service: Books(found: [book]), coordinator: nil)
		await viewModel.loadData()
		#expect(viewModel.books == [book])
		#expect(!viewModel.isLoading)
	}

	@Test func showsOneBook() async {
		let book = Book(id: "1", title: "Momo", author: "Michael Ende")
		let viewModel = LibraryBookViewModel(bookId: "1", service: Books(found: [book]), coordinator: nil)
		await viewModel.loadData()
		#expect(viewModel.book == book)
	}
}
