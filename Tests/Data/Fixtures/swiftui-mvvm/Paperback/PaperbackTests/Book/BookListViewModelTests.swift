//
//  BookListViewModelTests.swift
//  PaperbackTests
//

import XCTest

@testable import Paperback

@MainActor
final class BookListViewModelTests: XCTestCase {
  func testLoadsBooks() async {
    let books = [Book(id: 1, title: "Emma", author: "Jane Austen")]
    let viewModel = BookListViewModel(repository: BookRepositoryStub(books: books), coordinator: nil)
    await viewModel.loadBooks()
    XCTAssertEqual(viewModel.books, books)
    XCTAssertNil(viewModel.error)
  }

  func testOpensBook() {
    let coordinator = CoordinatorSpy()
    let viewModel = BookListViewModel(repository: BookRepositoryStub(books: []), coordinator: coordinator)
    let book = Book(id: 1, title: "Emma", author: "Jane Austen")
    viewModel.didSelectBook(book)
    XCTAssertEqual(coordinator.routes, [.bookDetail(book)])
  }
}

private struct BookRepositoryStub: BookRepositoryProtocol {
  let books: [Book]

  func fetchBooks() async throws -> [Book] {
    books
  }
}
