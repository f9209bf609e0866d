// MARK: - Observe Position Use Case Protocol
protocol ObservePositionUseCaseProtocol: Sendable {
    func execute(deliveryId: Int) async throws -> AsyncStream<Position>
}

// MARK: - Observe Position Use Case
final class ObservePositionUseCase: ObservePositionUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: DeliveriesRepositoryProtocol

    // MARK: - Initialization
    init(repository: DeliveriesRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(deliveryId: Int) async throws -> AsyncStream<Position> {
        return try await repository.observePosition(deliveryId: deliveryId)
    }
}
