//
//  AppCoordinator+DeepLinks.swift
//  Bookshelf
//

import Foundation
import OSLog

extension AppCoordinator {

	func open(_ url: URL) {
		switch DeepLinkParser.parse(url) {
		case .success(let route): handle(route: route)
		case .failure(let error): Logger.app.error("\(url): \(String(describing: error))")
		}
	}

	func handle(route: AppRoute) {
		switch route {
		case .library(let libraryRoute):
			selectedTab = .library
			if let libraryRoute { libraryCoordinator.handle(deepLink: libraryRoute) }
		case .reader(let readerRoute):
			selectedTab = .reader
			if let readerRoute { readerCoordinator.handle(deepLink: readerRoute) }
		}
	}
}
