nonisolated struct CatalogItemsSearchInteractor: CatalogItemsSearchInteractorProtocol {
    private let repository: CatalogItemsRepositoryProtocol

    init(repository: CatalogItemsRepositoryProtocol) {
        self.repository = repository
    }

    func searchItems(
        query: String,
        limit: Int,
        minimum: Double?,
        onlyNew: Bool,
        order: CatalogOrder
    ) async throws -> [CatalogItem] {
        try await repository.searchItems(query: query, limit: limit, minimum: minimum, onlyNew: onlyNew, order: order)
    }
}
