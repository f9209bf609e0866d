// MARK: - Get Order Use Case Protocol
protocol GetOrderUseCaseProtocol: Sendable {
    func execute(id: Int) async throws -> Order
}

// MARK: - Get Order Use Case
final class GetOrderUseCase: GetOrderUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: OrdersRepositoryProtocol

    // MARK: - Initialization
    init(repository: OrdersRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(id: Int) async throws -> Order {
        return try await repository.getOrder(id: id)
    }
}
