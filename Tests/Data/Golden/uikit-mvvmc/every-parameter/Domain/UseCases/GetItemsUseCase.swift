// MARK: - Get Items Use Case Protocol
protocol GetItemsUseCaseProtocol: Sendable {
    func execute() async throws -> [CatalogItem]
}

// MARK: - Get Items Use Case
final class GetItemsUseCase: GetItemsUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: CatalogItemsRepositoryProtocol

    // MARK: - Initialization
    init(repository: CatalogItemsRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute() async throws -> [CatalogItem] {
        return try await repository.getItems()
    }
}
