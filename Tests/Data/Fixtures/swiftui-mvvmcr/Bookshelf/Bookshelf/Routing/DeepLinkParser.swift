//
//  DeepLinkParser.swift
//  Bookshelf
//

import Foundation

nonisolated enum DeepLinkParser {
	static let scheme = "bookshelf"

	/// `bookshelf://library/book/42`
	static func parse(_ url: URL) -> Result<AppRoute, DeepLinkError> {
		guard url.scheme == scheme, let host = url.host else { return .failure(.invalidURL) }
		let components = [host] + url.pathComponents.filter { $0 != "/" }

		switch components[0] {
		case "library", "books": return LibraryRoute.parse(components)
		case "reader": return ReaderRoute.parse(components)
		default: return .failure(.invalidPath)
		}
	}
}
