// MARK: - Deliveries

extension AppCoordinator {
    func makeDeliveriesListViewModel() -> DeliveriesListViewModel {
        refreshing(DeliveriesListViewModel(repository: container.deliveriesRepository, coordinator: self))
    }

    func makeDeliveriesDetailViewModel(deliveryId: Int) -> DeliveriesDetailViewModel {
        refreshing(
            DeliveriesDetailViewModel(
                deliveryId: deliveryId,
                repository: container.deliveriesRepository,
                coordinator: self
            )
        )
    }

    func makeDeliveriesPositionViewModel(deliveryId: Int) -> DeliveriesPositionViewModel {
        refreshing(
            DeliveriesPositionViewModel(
                deliveryId: deliveryId,
                repository: container.deliveriesRepository,
                coordinator: self
            )
        )
    }

    func makeDeliveriesHistoryViewModel(state: DeliveryState) -> DeliveriesHistoryViewModel {
        refreshing(
            DeliveriesHistoryViewModel(state: state, repository: container.deliveriesRepository, coordinator: self)
        )
    }
}
