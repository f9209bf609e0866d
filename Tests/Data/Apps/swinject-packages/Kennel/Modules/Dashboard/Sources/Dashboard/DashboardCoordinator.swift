import Common
import Swinject
import UIKit

/// The first screen, and the 2 flows that start there.
@MainActor
public final class DashboardCoordinator: ParentCoordinator {
    public let router: any Router
    public var childCoordinators: [any ChildCoordinator] = []

    private let resolver: any Resolver

    public init(router: any Router, resolver: any Resolver) {
        self.router = router
        self.resolver = resolver
    }

    public func start() {
        let factory = resolver.resolve(DashboardScreenFactoryProtocol.self)!
        router.push(factory.makeDashboard(coordinator: self), animated: false, onPop: nil)
    }
}

extension DashboardCoordinator: DashboardCoordinatorActions {
    func showDogs() {
        add(resolver.resolve(DogsCoordinatorFactoryProtocol.self)!.makeDogsCoordinator(router: router))
    }

    func showWalks() {
        add(resolver.resolve(WalksCoordinatorFactoryProtocol.self)!.makeWalksCoordinator(router: router))
    }
}
