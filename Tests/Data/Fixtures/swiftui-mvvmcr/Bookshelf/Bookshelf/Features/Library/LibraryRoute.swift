//
//  LibraryRoute.swift
//  Bookshelf
//

nonisolated enum LibraryRoute: Route {
	case shelf
	case book(bookId: String)
	case addBook

	var id: String {
		switch self {
		case .shelf: return "library-shelf"
		case .book(let bookId): return "library-book-\(bookId)"
		case .addBook: return "library-addBook"
		}
	}

	var path: String {
		switch self {
		case .shelf: return "library"
		case .book(let bookId): return "library/book/\(bookId)"
		case .addBook: return "library/add"
		}
	}

	static func parse(_ components: [String]) -> Result<AppRoute, DeepLinkError> {
		switch components.count {
		case 1: return .success(.library(.shelf))
		case 2 where components[1] == "add": return .success(.library(.addBook))
		case 3 where components[1] == "book": return .success(.library(.book(bookId: components[2])))
		default: return .failure(.invalidPath)
		}
	}
}
