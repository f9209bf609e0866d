//
//  ArtworksAssembly.swift
//  Museum
//

import Common
import Swinject

nonisolated public final class ArtworksAssembly: Assembly {
	public init() {}

	public func assemble(container: Container) {
		ArtworksScreensAssembly().assemble(container: container)
		container.register(ArtworksFlowFactory.self) { ArtworksCoordinatorFactory(resolver: $0) }
	}
}

/// Only the feature's own assembly loads it.
nonisolated struct ArtworksScreensAssembly: Assembly {
	func assemble(container: Container) {
		container.register(ArtworksInteractorProtocol.self) { resolver in
			ArtworksInteractor(service: resolver.resolve(ArtworkService.self)!)
		}
		container.register((any ArtworksScreenFactoryProtocol).self) { ArtworksScreenFactory(resolver: $0) }
	}
}
