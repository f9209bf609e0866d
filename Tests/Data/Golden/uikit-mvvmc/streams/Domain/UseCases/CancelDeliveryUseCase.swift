// MARK: - Cancel Delivery Use Case Protocol
protocol CancelDeliveryUseCaseProtocol: Sendable {
    func execute(id: Int) async throws
}

// MARK: - Cancel Delivery Use Case
final class CancelDeliveryUseCase: CancelDeliveryUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: DeliveriesRepositoryProtocol

    // MARK: - Initialization
    init(repository: DeliveriesRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(id: Int) async throws {
        try await repository.cancelDelivery(id: id)
    }
}
