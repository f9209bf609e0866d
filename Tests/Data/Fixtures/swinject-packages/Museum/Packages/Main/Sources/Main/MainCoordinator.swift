//
//  MainCoordinator.swift
//  Museum
//

import Common
import Swinject
import UIKit

nonisolated struct MainCoordinatorFactory: MainCoordinatorFactoryProtocol {
	let resolver: Resolver

	@MainActor
	func makeMainCoordinator(router: Router) -> MainFlowCoordinatorProtocol {
		MainCoordinator(router: router, resolver: resolver)
	}
}

@MainActor
final class MainCoordinator: ParentCoordinator {
	weak var finishDelegate: CoordinatorFinishDelegate?
	var childCoordinators: [ChildCoordinator] = []

	private let router: Router
	private let resolver: Resolver

	init(router: Router, resolver: Resolver) {
		self.router = router
		self.resolver = resolver
	}

	func start() {
		router.setRoot(resolver.resolve(MainScreenFactoryProtocol.self)!.makeMainScreen(coordinator: self))
	}

	private func coordinator(of feature: AppFeature) -> ChildCoordinator & DeepLinkHandling {
		switch feature {
		case .artworks:
			return resolver.resolve(ArtworksFlowFactory.self)!.artworksFlow(router: router, finishDelegate: self)
		case .exhibitions:
			return resolver.resolve(ExhibitionsFlowFactory.self)!.exhibitionsFlow(router: router, finishDelegate: self)
		}
	}

	/// Shows the artwork of the day; nothing is left behind when it is closed.
	func showToday() {
		let flow = resolver.resolve(ArtworksFlowFactory.self)!.artworksFlow(router: router, finishDelegate: self)
		flow.start()
	}
}

extension MainCoordinator: MainFlowCoordinatorProtocol {
	func show(_ feature: AppFeature, opening link: DeepLink) {
		let child = coordinator(of: feature)
		addChild(child)
		child.start()
		child.handle(link)
	}
}

extension MainCoordinator: MainCoordinatorActions {
	func show(_ feature: AppFeature) {
		let child = coordinator(of: feature)
		addChild(child)
		child.start()
	}
}
