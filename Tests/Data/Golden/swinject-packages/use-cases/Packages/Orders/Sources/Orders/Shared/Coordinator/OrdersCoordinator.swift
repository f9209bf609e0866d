import Common
import Swinject
import UIKit

@MainActor
final class OrdersCoordinator: OrdersFlowCoordinatorProtocol {
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
        let factory = resolver.resolve(OrdersViewControllerFactoryProtocol.self)!
        router.push(factory.makeOrdersViewController(coordinator: self)) { [weak self] in
            self?.finish()
        }
    }
}

// MARK: - Actions

extension OrdersCoordinator {
    func showDetail(orderId: Int) {
        let factory = resolver.resolve(OrdersDetailViewControllerFactoryProtocol.self)!
        let viewController = factory.makeOrdersDetailViewController(orderId: orderId, coordinator: self)
        router.push(viewController, completion: nil)
    }

    func closeDetail(_ controller: AnyObject?) {
        guard let controller = controller as? UIViewController else { return }
        router.close(controller)
    }

    func showLogin() {
        let factory = resolver.resolve(OrderSignInViewControllerFactoryProtocol.self)!
        let viewController = factory.makeOrderSignInViewController(coordinator: self)
        router.push(viewController, completion: nil)
    }

    func closeLogin(_ controller: AnyObject?) {
        guard let controller = controller as? UIViewController else { return }
        router.close(controller)
    }

    func showSearch() {
        let factory = resolver.resolve(OrdersSearchViewControllerFactoryProtocol.self)!
        let viewController = factory.makeOrdersSearchViewController(coordinator: self)
        router.push(viewController, completion: nil)
    }

    func refresh() async {
        await router.refresh()
    }
}

extension OrdersCoordinator: OrdersCoordinatorActions {}
extension OrdersCoordinator: OrdersDetailCoordinatorActions {}
extension OrdersCoordinator: OrderSignInCoordinatorActions {}
extension OrdersCoordinator: OrdersSearchCoordinatorActions {}

// MARK: - Deep links

extension OrdersCoordinator {
    func handle(_ link: DeepLink) {
        guard let route = OrdersRoute.parse(link) else { return }
        switch route {
        case .list:
            break
        case .login:
            showLogin()
        case .search:
            showSearch()
        case .detail(let orderId):
            showDetail(orderId: orderId)
        }
    }
}
