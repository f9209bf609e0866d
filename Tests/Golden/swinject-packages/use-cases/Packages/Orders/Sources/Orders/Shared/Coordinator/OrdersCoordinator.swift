import Common
import Swinject
import UIKit

@MainActor
final class OrdersCoordinator: OrdersFlowCoordinatorProtocol {
    weak var finishDelegate: CoordinatorFinishDelegate?

    private let router: Router
    private let resolver: Resolver
    private weak var detailController: UIViewController?
    private weak var loginController: UIViewController?

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
        detailController = viewController
        router.push(viewController, completion: nil)
    }

    func closeDetail() {
        guard let detailController else { return }
        router.close(detailController)
    }

    func showLogin() {
        let factory = resolver.resolve(OrderSignInViewControllerFactoryProtocol.self)!
        let viewController = factory.makeOrderSignInViewController(coordinator: self)
        loginController = viewController
        router.push(viewController, completion: nil)
    }

    func closeLogin() {
        guard let loginController else { return }
        router.close(loginController)
    }

    func refresh() async {
        await router.refresh()
    }
}

extension OrdersCoordinator: OrdersCoordinatorActions {}
extension OrdersCoordinator: OrdersDetailCoordinatorActions {}
extension OrdersCoordinator: OrderSignInCoordinatorActions {}

// MARK: - Deep links

extension OrdersCoordinator {
    func handle(_ link: DeepLink) {
        guard let route = OrdersRoute.parse(link) else { return }
        switch route {
        case .list:
            break
        case .login:
            showLogin()
        case .detail(let orderId):
            showDetail(orderId: orderId)
        }
    }
}
