import Common
import Swinject
import UIKit

@MainActor
final class DeliveriesCoordinator: DeliveriesFlowCoordinatorProtocol {
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
        let factory = resolver.resolve(DeliveriesViewControllerFactoryProtocol.self)!
        router.push(factory.makeDeliveriesViewController(coordinator: self)) { [weak self] in
            self?.finish()
        }
    }
}

// MARK: - Actions

extension DeliveriesCoordinator {
    func showDetail(deliveryId: Int) {
        let factory = resolver.resolve(DeliveriesDetailViewControllerFactoryProtocol.self)!
        let viewController = factory.makeDeliveriesDetailViewController(deliveryId: deliveryId, coordinator: self)
        router.push(viewController, completion: nil)
    }

    func closeDetail(_ controller: AnyObject?) {
        guard let controller = controller as? UIViewController else { return }
        router.close(controller)
    }

    func showPosition(deliveryId: Int) {
        let factory = resolver.resolve(DeliveriesPositionViewControllerFactoryProtocol.self)!
        let viewController = factory.makeDeliveriesPositionViewController(deliveryId: deliveryId, coordinator: self)
        router.push(viewController, completion: nil)
    }

    func showHistory(state: DeliveryState) {
        let factory = resolver.resolve(DeliveriesHistoryViewControllerFactoryProtocol.self)!
        let viewController = factory.makeDeliveriesHistoryViewController(state: state, coordinator: self)
        router.push(viewController, completion: nil)
    }

    func refresh() async {
        await router.refresh()
    }
}

extension DeliveriesCoordinator: DeliveriesCoordinatorActions {}
extension DeliveriesCoordinator: DeliveriesDetailCoordinatorActions {}
extension DeliveriesCoordinator: DeliveriesPositionCoordinatorActions {}
extension DeliveriesCoordinator: DeliveriesHistoryCoordinatorActions {}

// MARK: - Deep links

extension DeliveriesCoordinator {
    func handle(_ link: DeepLink) {
        guard let route = DeliveriesRoute.parse(link) else { return }
        switch route {
        case .list:
            break
        case .history(let state):
            showHistory(state: state)
        case .detail(let deliveryId):
            showDetail(deliveryId: deliveryId)
        case .position(let deliveryId):
            showDetail(deliveryId: deliveryId)
            showPosition(deliveryId: deliveryId)
        }
    }
}
