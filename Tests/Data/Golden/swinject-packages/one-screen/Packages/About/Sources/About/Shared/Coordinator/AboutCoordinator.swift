import Common
import Swinject

@MainActor
final class AboutCoordinator: AboutFlowCoordinatorProtocol {
    weak var finishDelegate: CoordinatorFinishDelegate?

    private let router: Router
    private let resolver: Resolver

    init(router: Router, resolver: Resolver, finishDelegate: CoordinatorFinishDelegate) {
        self.router = router
        self.resolver = resolver
        self.finishDelegate = finishDelegate
    }

    // MARK: - Flow

    func start() {
        let factory = resolver.resolve(AboutViewControllerFactoryProtocol.self)!
        router.push(factory.makeAboutViewController(coordinator: self)) { [weak self] in
            self?.finish()
        }
    }
}

// MARK: - Actions

extension AboutCoordinator: AboutCoordinatorActions {}

// MARK: - Deep links

extension AboutCoordinator {
    func handle(_ link: DeepLink) {
        // The feature's only place is where the flow starts.
    }
}
