import Combine

nonisolated struct DeliveriesDetailInteractor: DeliveriesDetailInteractorProtocol {
    private let repository: DeliveriesRepositoryProtocol

    init(repository: DeliveriesRepositoryProtocol) {
        self.repository = repository
    }

    @MainActor func observeDelivery(id: Int) async throws -> AnyPublisher<Delivery, Error> {
        try await repository.observeDelivery(id: id)
    }

    func cancelDelivery(id: Int) async throws {
        try await repository.cancelDelivery(id: id)
    }
}
