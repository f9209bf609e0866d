//
//  ReaderCoordinator.swift
//  Bookshelf
//

import Combine
import SwiftUI

final class ReaderCoordinator: ObservableObject {

	@Published var navigationStack: [NavigationItem] = []
	@Published var presentedSheet: NavigationItem?
	@Published var presentedFullScreen: NavigationItem?

	private weak var parent: AppCoordinator?
	private let viewFactory: ReaderViewFactory

	init(parent: AppCoordinator, container: AppContainer) {
		self.parent = parent
		viewFactory = ReaderViewFactory(container: container)
	}

	func push(_ route: ReaderRoute) {
		navigationStack.append(NavigationItem(route))
	}

	func pop() {
		_ = navigationStack.popLast()
	}

	func popToRoot() {
		navigationStack = []
	}

	func present(_ route: ReaderRoute, fullScreen: Bool = false) {
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

	func handle(deepLink route: ReaderRoute) {
		popToRoot()
		if route != .current { push(route) }
	}

	@ViewBuilder
	func build(_ route: ReaderRoute) -> some View {
		switch route {
		case .current:
			viewFactory.makeCurrentView(coordinator: self)
		case let .page(bookId, number):
			viewFactory.makePageView(bookId: bookId, number: number, coordinator: self)
		case .bookmarks:
			ReaderBookmarksView(viewModel: ReaderBookmarksViewModel(coordinator: self))
		}
	}

	func rootView() -> some View {
		ReaderCoordinatorView(coordinator: self)
	}
}
