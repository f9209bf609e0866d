// MARK: - Remove Order Use Case Protocol
protocol RemoveOrderUseCaseProtocol: Sendable {
    func execute(order: Order) async throws
}

// MARK: - Remove Order Use Case
final class RemoveOrderUseCase: RemoveOrderUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: OrdersRepositoryProtocol

    // MARK: - Initialization
    init(repository: OrdersRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(order: Order) async throws {
        try await repository.removeOrder(order: order)
    }
}
