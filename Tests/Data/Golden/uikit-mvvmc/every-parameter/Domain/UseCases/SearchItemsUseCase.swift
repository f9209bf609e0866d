// MARK: - Search Items Use Case Protocol
protocol SearchItemsUseCaseProtocol: Sendable {
    func execute(
        query: String,
        limit: Int,
        minimum: Double?,
        onlyNew: Bool,
        order: CatalogOrder
    ) async throws -> [CatalogItem]
}

// MARK: - Search Items Use Case
final class SearchItemsUseCase: SearchItemsUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: CatalogItemsRepositoryProtocol

    // MARK: - Initialization
    init(repository: CatalogItemsRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(
        query: String,
        limit: Int,
        minimum: Double?,
        onlyNew: Bool,
        order: CatalogOrder
    ) async throws -> [CatalogItem] {
        return try await repository.searchItems(
            query: query,
            limit: limit,
            minimum: minimum,
            onlyNew: onlyNew,
            order: order
        )
    }
}
