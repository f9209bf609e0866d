//
//  BookRepositoryTests.swift
//  PaperbackTests
//

import Foundation
import XCTest

@testable import Paperback

final class BookRepositoryTests: XCTestCase {
  func testReadsBooks() async throws {
    let json = #"[{"id": 1, "name": "Emma"}]"#
    let repository = BookRepository(networkService: NetworkServiceStub(json: json))
    let books = try await repository.fetchBooks()
    XCTAssertEqual(books, [Book(id: 1, title: "Emma", author: "")])
  }
}

private struct NetworkServiceStub: NetworkServiceProtocol {
  let json: String

  func request<Value: Decodable & Sendable>(endpoint: String) async throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }
}
