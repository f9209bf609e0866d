import Common
import Swinject
import UIKit

@MainActor
final class HomepageCoordinator: ParentCoordinator {
    weak var finishDelegate: CoordinatorFinishDelegate?
    var childCoordinators: [ChildCoordinator] = []

    private let router: Router
    private let container: Resolver

    init(router: Router, container: Resolver) {
        self.router = router
        self.container = container
    }

    func start() {
        let factory = container.resolve(HomepageViewControllerFactoryProtocol.self)!
        router.setRoot(factory.makeHomepageViewController(coordinator: self))
    }
}

extension HomepageCoordinator: HomepageFlowCoordinatorProtocol {}

extension HomepageCoordinator: HomepageCoordinatorActions {
    func showProfile() {
        run(container.resolve(ProfileCoordinatorFactoryProtocol.self)!.makeProfileCoordinator(router: router))
    }

    func askForReview() {
        container.resolve(ReviewPrompt.self)?.ask()
    }
}
