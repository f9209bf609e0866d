import Combine

// MARK: - Observe Delivery Use Case Protocol
protocol ObserveDeliveryUseCaseProtocol: Sendable {
    @MainActor func execute(id: Int) async throws -> AnyPublisher<Delivery, Error>
}

// MARK: - Observe Delivery Use Case
final class ObserveDeliveryUseCase: ObserveDeliveryUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: DeliveriesRepositoryProtocol

    // MARK: - Initialization
    init(repository: DeliveriesRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    @MainActor func execute(id: Int) async throws -> AnyPublisher<Delivery, Error> {
        return try await repository.observeDelivery(id: id)
    }
}
