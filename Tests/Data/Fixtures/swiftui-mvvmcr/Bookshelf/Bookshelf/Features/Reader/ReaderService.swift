//
//  ReaderService.swift
//  Bookshelf
//

import Foundation

nonisolated struct Reading: Codable, Identifiable, Hashable, Sendable {
	let bookId: String
	let title: String
	let page: Int

	var id: String { bookId }
}

protocol ReaderServiceProtocol: Sendable {
	func readings() async throws -> [Reading]
	func page(bookId: String, number: Int) async throws -> String
}

struct ReaderService: ReaderServiceProtocol {
	let client: APIClient

	func readings() async throws -> [Reading] {
		try await client.get("readings")
	}

	func page(bookId: String, number: Int) async throws -> String {
		try await client.get("books/\(bookId)/pages/\(number)")
	}
}
