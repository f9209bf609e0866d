import Common
import Swinject

/// What the app starts with: its splash, then the home page.
@MainActor
final class RootCoordinator: ParentCoordinator {
    var childCoordinators: [ChildCoordinator] = []

    private let router: Router
    private let r: Resolver

    init(router: Router, r: Resolver) {
        self.router = router
        self.r = r
    }

    func start() {
        let factory = r.resolve(SplashScreenFactoryProtocol.self)!
        router.setRoot(factory.makeSplash(coordinator: self))
    }
}

extension RootCoordinator: SplashCoordinatorActions {
    func splashIsOver() {
        let homepage = r.resolve(HomepageCoordinatorFactoryProtocol.self)!
            .makeHomepageCoordinator(router: router, finishDelegate: self)
        childCoordinators.append(homepage)
        homepage.start()
    }
}
