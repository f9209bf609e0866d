import Foundation

nonisolated struct CatalogItemsDetailInteractor: CatalogItemsDetailInteractorProtocol {
    private let repository: CatalogItemsRepositoryProtocol

    init(repository: CatalogItemsRepositoryProtocol) {
        self.repository = repository
    }

    func getItem(id: UUID) async throws -> CatalogItem {
        try await repository.getItem(id: id)
    }
}
