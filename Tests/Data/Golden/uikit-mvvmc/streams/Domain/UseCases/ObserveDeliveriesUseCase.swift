// MARK: - Observe Deliveries Use Case Protocol
protocol ObserveDeliveriesUseCaseProtocol: Sendable {
    func execute() async throws -> AsyncThrowingStream<[Delivery], Error>
}

// MARK: - Observe Deliveries Use Case
final class ObserveDeliveriesUseCase: ObserveDeliveriesUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: DeliveriesRepositoryProtocol

    // MARK: - Initialization
    init(repository: DeliveriesRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute() async throws -> AsyncThrowingStream<[Delivery], Error> {
        return try await repository.observeDeliveries()
    }
}
