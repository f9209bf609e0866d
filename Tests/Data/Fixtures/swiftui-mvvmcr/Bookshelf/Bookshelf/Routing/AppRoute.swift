//
//  AppRoute.swift
//  Bookshelf
//

nonisolated enum AppRoute: Route {
	case library(LibraryRoute?)
	case reader(ReaderRoute?)

	var id: String {
		switch self {
		case .library(let route): return route?.id ?? "app-library"
		case .reader(let route): return route?.id ?? "app-reader"
		}
	}
}

nonisolated enum DeepLinkError: Error, Equatable {
	case invalidURL
	case invalidPath
}
