//
//  AppCoordinator.swift
//  Museum
//

import Artworks
import Common
import Foundation
import Swinject

@MainActor
final class AppCoordinator: ParentCoordinator {
	var childCoordinators: [ChildCoordinator] = []

	private let router: Router
	private let resolver: Resolver
	private weak var main: MainFlowCoordinatorProtocol?

	init(router: Router, resolver: Resolver) {
		self.router = router
		self.resolver = resolver
	}

	func start() {
		let main = resolver.resolve(MainCoordinatorFactoryProtocol.self)!.makeMainCoordinator(router: router)
		main.finishDelegate = self
		addChild(main)
		main.start()
		self.main = main
	}

	func handle(_ url: URL) {
		guard let main, let route = DeepLinkParser.parse(url) else { return }
		open(route, in: main)
	}

	private func open(_ route: AppRoute, in main: MainFlowCoordinatorProtocol) {
		router.popToRoot()
		switch route {
		case .artworks(let route):
			main.show(.artworks, opening: route.link)
		}
	}
}
