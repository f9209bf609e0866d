// MARK: - Reorder Use Case Protocol
protocol ReorderUseCaseProtocol: Sendable {
    func execute(id: Int) async throws -> Order
}

// MARK: - Reorder Use Case
final class ReorderUseCase: ReorderUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: OrdersRepositoryProtocol

    // MARK: - Initialization
    init(repository: OrdersRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(id: Int) async throws -> Order {
        return try await repository.reorder(id: id)
    }
}
