//
//  ArtworksCoordinator.swift
//  Museum
//

import Common
import Swinject
import UIKit

nonisolated struct ArtworksCoordinatorFactory: ArtworksFlowFactory {
	let resolver: Resolver

	@MainActor
	func artworksFlow(router: Router, finishDelegate: CoordinatorFinishDelegate) -> ArtworksFlow {
		ArtworksCoordinator(router: router, resolver: resolver, finishDelegate: finishDelegate)
	}
}

@MainActor
final class ArtworksCoordinator: ArtworksFlow, ArtworksCoordinatorActions {
	weak var finishDelegate: CoordinatorFinishDelegate?
	private let router: Router
	private let resolver: any Resolver

	init(router: Router, resolver: Resolver, finishDelegate: CoordinatorFinishDelegate) {
		self.router = router
		self.resolver = resolver
		self.finishDelegate = finishDelegate
	}

	func start() {
		let factory = resolver.resolve((any ArtworksScreenFactoryProtocol).self)!
		router.push(factory.makeArtworks(coordinator: self)) { [weak self] in self?.finish() }
	}

	func handle(_ link: DeepLink) {
		guard case .artwork(let id)? = ArtworksRoute.parse(link) else { return }
		showArtwork(id: id)
	}

	func showArtwork(id: String) {
		let factory = resolver.resolve((any ArtworksScreenFactoryProtocol).self)!
		router.push(factory.makeArtwork(id: id, coordinator: self), completion: nil)
	}
}
