// MARK: - Sync Orders Use Case Protocol
protocol SyncOrdersUseCaseProtocol: Sendable {
    func execute() async throws
}

// MARK: - Sync Orders Use Case
final class SyncOrdersUseCase: SyncOrdersUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: OrdersRepositoryProtocol

    // MARK: - Initialization
    init(repository: OrdersRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute() async throws {
        try await repository.syncOrders()
    }
}
