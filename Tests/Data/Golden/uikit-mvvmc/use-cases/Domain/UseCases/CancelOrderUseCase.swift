// MARK: - Cancel Order Use Case Protocol
protocol CancelOrderUseCaseProtocol: Sendable {
    func execute(id: Int) async throws
}

// MARK: - Cancel Order Use Case
final class CancelOrderUseCase: CancelOrderUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: OrdersRepositoryProtocol

    // MARK: - Initialization
    init(repository: OrdersRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(id: Int) async throws {
        try await repository.cancelOrder(id: id)
    }
}
