import UIKit

// MARK: - Orders Factory Protocols
@MainActor
protocol OrdersFactoryProtocol {
    func makeOrdersViewModel() -> OrdersViewModel
    func makeOrdersViewController() -> OrdersViewController
    func makeOrdersDetailViewModel(orderId: Int) -> OrdersDetailViewModel
    func makeOrdersDetailViewController(orderId: Int) -> OrdersDetailViewController
    func makeOrderSignInViewModel() -> OrderSignInViewModel
    func makeOrderSignInViewController() -> OrderSignInViewController
    func makeOrdersSearchViewModel() -> OrdersSearchViewModel
    func makeOrdersSearchViewController() -> OrdersSearchViewController
}

@MainActor
protocol OrdersCoordinatorFactory {
    func makeOrdersFlowCoordinator(navigationController: UINavigationController) -> OrdersCoordinator
}

// MARK: - Orders DI Container
@MainActor
final class OrdersDIContainer {
    private let appDIContainer: AppDIContainer

    init(appDIContainer: AppDIContainer) {
        self.appDIContainer = appDIContainer
    }

    // MARK: - Use Cases
    private lazy var getOrdersUseCase: GetOrdersUseCaseProtocol =
        GetOrdersUseCase(repository: ordersRepository)
    private lazy var getOrderUseCase: GetOrderUseCaseProtocol =
        GetOrderUseCase(repository: ordersRepository)
    private lazy var getRecentOrdersUseCase: GetRecentOrdersUseCaseProtocol =
        GetRecentOrdersUseCase(repository: ordersRepository)
    private lazy var cancelOrderUseCase: CancelOrderUseCaseProtocol =
        CancelOrderUseCase(repository: ordersRepository)
    private lazy var reorderUseCase: ReorderUseCaseProtocol =
        ReorderUseCase(repository: ordersRepository)
    private lazy var syncOrdersUseCase: SyncOrdersUseCaseProtocol =
        SyncOrdersUseCase(repository: ordersRepository)
    private lazy var removeOrderUseCase: RemoveOrderUseCaseProtocol =
        RemoveOrderUseCase(repository: ordersRepository)
    private lazy var getUnreadCountUseCase: GetUnreadCountUseCaseProtocol =
        GetUnreadCountUseCase(repository: ordersRepository)
    private lazy var searchOrdersUseCase: SearchOrdersUseCaseProtocol =
        SearchOrdersUseCase(repository: ordersRepository)
    private lazy var loginUseCase: LoginUseCaseProtocol =
        LoginUseCase(repository: ordersRepository)

    // MARK: - Data Layer
    private(set) lazy var ordersRepository: OrdersRepositoryProtocol = {
        #if DEBUG
        if appDIContainer.usesSampleData { return MockOrdersRepository() }
        #endif
        return OrdersRepositoryImpl(remoteDataSource: ordersRemoteDataSource)
    }()
    private lazy var ordersRemoteDataSource: OrdersRemoteDataSourceProtocol =
        OrdersRemoteDataSource(networkService: appDIContainer.makeNetworkService())
}

// MARK: - Coordinator Factory
extension OrdersDIContainer: OrdersCoordinatorFactory {
    func makeOrdersFlowCoordinator(navigationController: UINavigationController) -> OrdersCoordinator {
        return OrdersCoordinator(navigationController: navigationController, container: self)
    }
}

// MARK: - Factory Implementation
extension OrdersDIContainer: OrdersFactoryProtocol {
    func makeOrdersViewModel() -> OrdersViewModel {
        return OrdersViewModel(
            getOrdersUseCase: getOrdersUseCase,
            removeOrderUseCase: removeOrderUseCase,
            getRecentOrdersUseCase: getRecentOrdersUseCase,
            syncOrdersUseCase: syncOrdersUseCase,
            getUnreadCountUseCase: getUnreadCountUseCase
        )
    }

    func makeOrdersViewController() -> OrdersViewController {
        return OrdersViewController(viewModel: makeOrdersViewModel())
    }

    func makeOrdersDetailViewModel(orderId: Int) -> OrdersDetailViewModel {
        return OrdersDetailViewModel(
            orderId: orderId,
            getOrderUseCase: getOrderUseCase,
            cancelOrderUseCase: cancelOrderUseCase,
            reorderUseCase: reorderUseCase
        )
    }

    func makeOrdersDetailViewController(orderId: Int) -> OrdersDetailViewController {
        return OrdersDetailViewController(viewModel: makeOrdersDetailViewModel(orderId: orderId))
    }

    func makeOrderSignInViewModel() -> OrderSignInViewModel {
        return OrderSignInViewModel(loginUseCase: loginUseCase)
    }

    func makeOrderSignInViewController() -> OrderSignInViewController {
        return OrderSignInViewController(viewModel: makeOrderSignInViewModel())
    }

    func makeOrdersSearchViewModel() -> OrdersSearchViewModel {
        return OrdersSearchViewModel(searchOrdersUseCase: searchOrdersUseCase)
    }

    func makeOrdersSearchViewController() -> OrdersSearchViewController {
        return OrdersSearchViewController(viewModel: makeOrdersSearchViewModel())
    }
}
