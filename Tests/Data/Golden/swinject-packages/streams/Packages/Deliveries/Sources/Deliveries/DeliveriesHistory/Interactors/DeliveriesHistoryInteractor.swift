nonisolated struct DeliveriesHistoryInteractor: DeliveriesHistoryInteractorProtocol {
    private let repository: DeliveriesRepositoryProtocol

    init(repository: DeliveriesRepositoryProtocol) {
        self.repository = repository
    }

    func findDeliveries(state: DeliveryState, page: Int) async throws -> [Delivery] {
        try await repository.findDeliveries(state: state, page: page)
    }

    func archiveDelivery(id: Int) async throws {
        try await repository.archiveDelivery(id: id)
    }
}
