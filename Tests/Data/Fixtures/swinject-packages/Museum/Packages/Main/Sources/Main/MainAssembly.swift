//
//  MainAssembly.swift
//  Museum
//

import Common
import Swinject

nonisolated public final class MainAssembly: Assembly {
	public init() {}

	public func assemble(container: Container) {
		container.register(MainScreenFactoryProtocol.self) { _ in MainScreenFactory() }
		container.register(MainCoordinatorFactoryProtocol.self) { MainCoordinatorFactory(resolver: $0) }
	}
}
