nonisolated struct DeliveriesPositionInteractor: DeliveriesPositionInteractorProtocol {
    private let repository: DeliveriesRepositoryProtocol

    init(repository: DeliveriesRepositoryProtocol) {
        self.repository = repository
    }

    func observePosition(deliveryId: Int) async throws -> AsyncStream<Position> {
        try await repository.observePosition(deliveryId: deliveryId)
    }
}
