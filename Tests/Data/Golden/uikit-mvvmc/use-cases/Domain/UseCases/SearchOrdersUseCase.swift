// MARK: - Search Orders Use Case Protocol
protocol SearchOrdersUseCaseProtocol: Sendable {
    func execute(text: String, limit: Int) async throws -> [Order]
}

// MARK: - Search Orders Use Case
final class SearchOrdersUseCase: SearchOrdersUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: OrdersRepositoryProtocol

    // MARK: - Initialization
    init(repository: OrdersRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(text: String, limit: Int) async throws -> [Order] {
        return try await repository.searchOrders(text: text, limit: limit)
    }
}
