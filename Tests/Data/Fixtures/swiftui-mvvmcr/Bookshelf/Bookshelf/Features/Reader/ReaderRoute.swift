//
//  ReaderRoute.swift
//  Bookshelf
//

nonisolated enum ReaderRoute: Route {
	case current
	case page(bookId: String, number: Int)
	case bookmarks

	var id: String {
		switch self {
		case .current: "reader-current"
		case let .page(bookId, number): "reader-page-\(bookId)/\(number)"
		case .bookmarks: "reader-bookmarks"
		}
	}
}

extension ReaderRoute {
	static func parse(_ components: [String]) -> Result<AppRoute, DeepLinkError> {
		if components.count == 1 {
			return .success(.reader(.current))
		}
		if components.count == 3, let number = Int(components[2]) {
			return .success(.reader(.page(bookId: components[1], number: number)))
		}
		return .failure(.invalidPath)
	}
}
