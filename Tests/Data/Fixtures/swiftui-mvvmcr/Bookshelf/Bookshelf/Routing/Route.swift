//
//  Route.swift
//  Bookshelf
//

nonisolated protocol Route: Hashable, Sendable {
	var id: String { get }
}
