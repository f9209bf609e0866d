import Common
import Favorites
import Foundation
import Splash
import Swinject
import UIKit

@MainActor
final class AppCoordinator: AppCoordinatorProtocol {
    var childCoordinators: [ChildCoordinator] = []

    private let router: Router
    private let resolver: Resolver
    private weak var home: HomeFlowCoordinatorProtocol?
    private var pendingRoute: AppRoute?

    init(router: Router, resolver: Resolver) {
        self.router = router
        self.resolver = resolver
    }

    // MARK: - Flow

    func start() {
        let factory = resolver.resolve(SplashViewControllerFactoryProtocol.self)!
        router.setRoot(factory.makeSplashViewController(coordinator: self))
    }

    func coordinatorDidFinish(_ coordinator: ChildCoordinator) {
        removeChild(coordinator)
        if coordinator is AuthenticationFlowCoordinatorProtocol {
            showHome()
        } else {
            showAuthentication()
        }
    }

    // MARK: - Deep links

    func handle(_ url: URL) {
        guard let route = AppDeepLinkParser.parse(url) else { return }
        if let home {
            router.discardInput { self.open(route, in: home) }
        } else {
            pendingRoute = route
        }
    }

    private func open(_ route: AppRoute, in home: HomeFlowCoordinatorProtocol) {
        UIView.performWithoutAnimation {
            router.popToRoot()
            switch route {
            case .home:
                break
            case .favorites(let route):
                home.show(.favorites, opening: route.link)
            }
        }
    }
}

// MARK: - SplashCoordinatorActions

extension AppCoordinator: SplashCoordinatorActions {
    func showAuthentication() {
        let factory = resolver.resolve(AuthenticationCoordinatorFactoryProtocol.self)!
        let coordinator = factory.makeAuthenticationCoordinator(router: router, finishDelegate: self)
        addChild(coordinator)
        coordinator.start()
    }

    func showHome() {
        let factory = resolver.resolve(HomeCoordinatorFactoryProtocol.self)!
        let coordinator = factory.makeHomeCoordinator(router: router, finishDelegate: self)
        addChild(coordinator)
        coordinator.start()
        home = coordinator
        if let pendingRoute {
            self.pendingRoute = nil
            open(pendingRoute, in: coordinator)
        }
    }
}
