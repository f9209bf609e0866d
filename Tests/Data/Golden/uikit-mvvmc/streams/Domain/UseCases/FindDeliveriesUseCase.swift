// MARK: - Find Deliveries Use Case Protocol
protocol FindDeliveriesUseCaseProtocol: Sendable {
    func execute(state: DeliveryState, page: Int) async throws -> [Delivery]
}

// MARK: - Find Deliveries Use Case
final class FindDeliveriesUseCase: FindDeliveriesUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: DeliveriesRepositoryProtocol

    // MARK: - Initialization
    init(repository: DeliveriesRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(state: DeliveryState, page: Int) async throws -> [Delivery] {
        return try await repository.findDeliveries(state: state, page: page)
    }
}
