//
//  LibraryService.swift
//  Bookshelf
//

import Foundation

nonisolated struct Book: Codable, Identifiable, Hashable, Sendable {
	let id: String
	let title: String
	let author: String
}

protocol LibraryServiceProtocol: Sendable {
	func books() async throws -> [Book]
	func book(id: String) async throws -> Book
	func add(title: String, author: String) async throws
}

struct LibraryService: LibraryServiceProtocol {
	let client: APIClient

	func books() async throws -> [Book] {
		try await client.get("books")
	}

	func book(id: String) async throws -> Book {
		try await client.get("books/\(id)")
	}

	func add(title: String, author: String) async throws {
		try await client.post("books", body: ["title": title, "author": author])
	}
}
