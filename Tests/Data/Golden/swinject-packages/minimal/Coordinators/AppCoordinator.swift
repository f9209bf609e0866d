import About
import Common
import Foundation
import Swinject
import UIKit

@MainActor
final class AppCoordinator: AppCoordinatorProtocol {
    var childCoordinators: [ChildCoordinator] = []

    private let router: Router
    private let resolver: Resolver
    private weak var home: HomeFlowCoordinatorProtocol?

    init(router: Router, resolver: Resolver) {
        self.router = router
        self.resolver = resolver
    }

    // MARK: - Flow

    func start() {
        let factory = resolver.resolve(HomeCoordinatorFactoryProtocol.self)!
        let coordinator = factory.makeHomeCoordinator(router: router, finishDelegate: self)
        addChild(coordinator)
        coordinator.start()
        home = coordinator
    }

    // MARK: - Deep links

    func handle(_ url: URL) {
        guard let home, let route = AppDeepLinkParser.parse(url) else { return }
        router.discardInput { self.open(route, in: home) }
    }

    private func open(_ route: AppRoute, in home: HomeFlowCoordinatorProtocol) {
        UIView.performWithoutAnimation {
            router.popToRoot()
            switch route {
            case .home:
                break
            case .about(let route):
                home.show(.about, opening: route.link)
            }
        }
    }
}
