import Common
import Swinject
import UIKit

final class AppCoordinator: ParentCoordinator {
    let router: Router
    let flowID = FlowID.home
    var childCoordinators: [ChildCoordinator] = []

    private let resolver: Resolver

    init(router: Router, resolver: Resolver) {
        self.router = router
        self.resolver = resolver
    }

    func start(animated: Bool) {
        let home = resolver.resolve(HomeCoordinatorFactoryProtocol.self)!.makeHomeCoordinator(router: router)
        home.finishDelegate = self
        addChildCoordinator(home)
        home.start(animated: animated)
    }
}
