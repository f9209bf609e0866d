import Common
import Swinject
import UIKit

@MainActor
final class DogsCoordinator: ChildCoordinator {
    let router: any Router
    weak var finishDelegate: (any CoordinatorFinishDelegate)?
    private(set) weak var rootViewController: UIViewController?

    private let factory: any DogsViewControllerFactoryProtocol

    init(router: any Router, factory: any DogsViewControllerFactoryProtocol) {
        self.router = router
        self.factory = factory
    }

    func start() {
        let viewController = factory.makeDogsViewController(coordinator: self)
        rootViewController = viewController
        router.push(viewController, animated: true) { [weak self] in
            guard let self else { return }
            self.finishDelegate?.coordinatorDidFinish(self)
        }
    }
}

extension DogsCoordinator: DogsCoordinatorActions {
    func leaveDogs() {
        router.pop(animated: true)
    }
}

struct DogsCoordinatorFactory: DogsCoordinatorFactoryProtocol {
    let resolver: any Resolver

    func makeDogsCoordinator(router: any Router) -> any ChildCoordinator {
        DogsCoordinator(router: router, factory: resolver.resolve(DogsViewControllerFactoryProtocol.self)!)
    }
}
