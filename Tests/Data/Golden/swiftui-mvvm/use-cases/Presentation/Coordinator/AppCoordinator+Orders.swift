// MARK: - Orders

extension AppCoordinator {
    func makeOrdersListViewModel() -> OrdersListViewModel {
        refreshing(OrdersListViewModel(repository: container.ordersRepository, coordinator: self))
    }

    func makeOrdersDetailViewModel(orderId: Int) -> OrdersDetailViewModel {
        refreshing(OrdersDetailViewModel(orderId: orderId, repository: container.ordersRepository, coordinator: self))
    }

    func makeOrderSignInViewModel() -> OrderSignInViewModel {
        asking(OrderSignInViewModel(repository: container.ordersRepository, coordinator: self))
    }

    func makeOrdersSearchViewModel() -> OrdersSearchViewModel {
        refreshing(OrdersSearchViewModel(repository: container.ordersRepository, coordinator: self))
    }
}
