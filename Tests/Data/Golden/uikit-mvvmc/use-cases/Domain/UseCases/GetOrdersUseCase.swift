// MARK: - Get Orders Use Case Protocol
protocol GetOrdersUseCaseProtocol: Sendable {
    func execute() async throws -> [Order]
}

// MARK: - Get Orders Use Case
final class GetOrdersUseCase: GetOrdersUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: OrdersRepositoryProtocol

    // MARK: - Initialization
    init(repository: OrdersRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute() async throws -> [Order] {
        return try await repository.getOrders()
    }
}
