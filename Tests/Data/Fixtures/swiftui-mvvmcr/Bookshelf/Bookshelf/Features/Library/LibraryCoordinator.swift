//
//  LibraryCoordinator.swift
//  Bookshelf
//

import Combine
import SwiftUI

final class LibraryCoordinator: ObservableObject {

	@Published var navigationStack: [NavigationItem] = []
	@Published var presentedSheet: NavigationItem?
	@Published var presentedFullScreen: NavigationItem?

	private weak var parent: AppCoordinator?
	var childCoordinators: [String: AnyObject] = [:]

	private let viewFactory: LibraryViewFactory

	init(parent: AppCoordinator, container: AppContainer) {
		self.parent = parent
		viewFactory = LibraryViewFactory(container: container)
	}

	func handle(deepLink route: LibraryRoute) {
		popToRoot()
		switch route {
		case .shelf: break
		case .book: push(route)
		case .addBook: present(route)
		}
	}

	func openReader(bookId: String) {
		parent?.selectedTab = .reader
		parent?.readerCoordinator.handle(deepLink: .page(bookId: bookId, number: 1))
	}

	func reset() {
		dismiss()
		popToRoot()
		viewFactory.clearCache()
	}

	@ViewBuilder
	func build(_ route: LibraryRoute) -> some View {
		switch route {
		case .shelf: viewFactory.makeShelfView(coordinator: self)
		case .book(let bookId): viewFactory.makeBookView(bookId: bookId, coordinator: self)
		case .addBook: viewFactory.makeAddBookView(coordinator: self)
		}
	}

	func rootView() -> some View {
		LibraryCoordinatorView(coordinator: self)
	}
}

// MARK: - Navigation

extension LibraryCoordinator {

	func push(_ route: LibraryRoute) {
		navigationStack.append(NavigationItem(route))
	}

	func pop() {
		_ = navigationStack.popLast()
	}

	func popToRoot() {
		navigationStack = []
	}

	func present(_ route: LibraryRoute, fullScreen: Bool = false) {
		if fullScreen {
			presentedFullScreen = NavigationItem(route)
		} else {
			presentedSheet = NavigationItem(route)
		}
	}

	func dismiss() {
		presentedSheet = nil
		presentedFullScreen = nil
	}
}
