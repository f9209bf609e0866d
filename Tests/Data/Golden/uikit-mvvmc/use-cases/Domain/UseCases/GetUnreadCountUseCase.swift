// MARK: - Get Unread Count Use Case Protocol
protocol GetUnreadCountUseCaseProtocol: Sendable {
    func execute() async throws -> Int
}

// MARK: - Get Unread Count Use Case
final class GetUnreadCountUseCase: GetUnreadCountUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: OrdersRepositoryProtocol

    // MARK: - Initialization
    init(repository: OrdersRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute() async throws -> Int {
        return try await repository.getUnreadCount()
    }
}
