import Common
import Swinject
import UIKit

@MainActor
final class ProfileCoordinator: ProfileFlowCoordinatorProtocol {
    var finishDelegate: CoordinatorFinishDelegate?

    private let router: Router
    private let di: Resolver

    init(router: Router, di: Resolver) {
        self.router = router
        self.di = di
    }

    func start() {
        let factory = di.resolve(ProfileViewControllerFactoryProtocol.self)!
        router.push(factory.makeProfileViewController(coordinator: self)) { [weak self] in self?.finish() }
    }
}

extension ProfileCoordinator: ProfileCoordinatorActions {
    func showDetails() {
        let factory = di.resolve(ProfileDetailsViewControllerFactory.self)!
        router.push(factory.makeProfileDetailsViewController(), completion: nil)
    }
}
