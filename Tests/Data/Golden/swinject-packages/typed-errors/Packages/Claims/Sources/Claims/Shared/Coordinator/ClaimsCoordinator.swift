import Common
import Swinject
import UIKit

@MainActor
final class ClaimsCoordinator: ClaimsFlowCoordinatorProtocol {
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
        let factory = resolver.resolve(ClaimsViewControllerFactoryProtocol.self)!
        router.push(factory.makeClaimsViewController(coordinator: self)) { [weak self] in
            self?.finish()
        }
    }
}

// MARK: - Actions

extension ClaimsCoordinator {
    func showDetail(claimId: Int) {
        let factory = resolver.resolve(ClaimsDetailViewControllerFactoryProtocol.self)!
        let viewController = factory.makeClaimsDetailViewController(claimId: claimId, coordinator: self)
        router.push(viewController, completion: nil)
    }

    func closeDetail(_ controller: AnyObject?) {
        guard let controller = controller as? UIViewController else { return }
        router.close(controller)
    }

    func showEdit(claimId: Int) {
        let factory = resolver.resolve(ClaimsEditViewControllerFactoryProtocol.self)!
        let viewController = factory.makeClaimsEditViewController(claimId: claimId, coordinator: self)
        router.push(viewController, completion: nil)
    }

    func closeEdit(_ controller: AnyObject?) {
        guard let controller = controller as? UIViewController else { return }
        router.close(controller)
    }

    func showAdd() {
        let factory = resolver.resolve(ClaimsAddViewControllerFactoryProtocol.self)!
        let viewController = factory.makeClaimsAddViewController(coordinator: self)
        router.push(viewController, completion: nil)
    }

    func closeAdd(_ controller: AnyObject?) {
        guard let controller = controller as? UIViewController else { return }
        router.close(controller)
    }

    func showProgress(claimId: Int) {
        let factory = resolver.resolve(ClaimsProgressViewControllerFactoryProtocol.self)!
        let viewController = factory.makeClaimsProgressViewController(claimId: claimId, coordinator: self)
        router.push(viewController, completion: nil)
    }

    func refresh() async {
        await router.refresh()
    }
}

extension ClaimsCoordinator: ClaimsCoordinatorActions {}
extension ClaimsCoordinator: ClaimsDetailCoordinatorActions {}
extension ClaimsCoordinator: ClaimsEditCoordinatorActions {}
extension ClaimsCoordinator: ClaimsAddCoordinatorActions {}
extension ClaimsCoordinator: ClaimsProgressCoordinatorActions {}

// MARK: - Deep links

extension ClaimsCoordinator {
    func handle(_ link: DeepLink) {
        guard let route = ClaimsRoute.parse(link) else { return }
        switch route {
        case .list:
            break
        case .add:
            showAdd()
        case .detail(let claimId):
            showDetail(claimId: claimId)
        case .edit(let claimId):
            showDetail(claimId: claimId)
            showEdit(claimId: claimId)
        case .progress(let claimId):
            showDetail(claimId: claimId)
            showProgress(claimId: claimId)
        }
    }
}
