// MARK: - Archive Delivery Use Case Protocol
protocol ArchiveDeliveryUseCaseProtocol: Sendable {
    func execute(id: Int) async throws
}

// MARK: - Archive Delivery Use Case
final class ArchiveDeliveryUseCase: ArchiveDeliveryUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: DeliveriesRepositoryProtocol

    // MARK: - Initialization
    init(repository: DeliveriesRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(id: Int) async throws {
        try await repository.archiveDelivery(id: id)
    }
}
