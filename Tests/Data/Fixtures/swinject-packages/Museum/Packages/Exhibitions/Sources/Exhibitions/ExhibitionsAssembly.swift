//
//  ExhibitionsAssembly.swift
//  Museum
//

import Common
import Swinject

nonisolated public final class ExhibitionsAssembly: Assembly {
	public init() {}

	public func assemble(container: Container) {
		container.register(ExhibitionsFlowFactory.self) { ExhibitionsCoordinatorFactory(resolver: $0) }
		container.register(ExhibitionsScreenFactoryProtocol.self) { _ in
			ExhibitionsScreenFactory(interactor: ExhibitionsInteractor())
		}
	}
}
