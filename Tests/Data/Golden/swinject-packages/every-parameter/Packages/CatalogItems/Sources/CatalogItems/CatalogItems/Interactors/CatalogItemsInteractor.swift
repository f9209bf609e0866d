nonisolated struct CatalogItemsInteractor: CatalogItemsInteractorProtocol {
    private let repository: CatalogItemsRepositoryProtocol

    init(repository: CatalogItemsRepositoryProtocol) {
        self.repository = repository
    }

    func getItems() async throws -> [CatalogItem] {
        try await repository.getItems()
    }
}
