// MARK: - Get Recent Orders Use Case Protocol
protocol GetRecentOrdersUseCaseProtocol: Sendable {
    func execute(limit: Int) async throws -> [Order]
}

// MARK: - Get Recent Orders Use Case
final class GetRecentOrdersUseCase: GetRecentOrdersUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: OrdersRepositoryProtocol

    // MARK: - Initialization
    init(repository: OrdersRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(limit: Int) async throws -> [Order] {
        return try await repository.getRecentOrders(limit: limit)
    }
}
