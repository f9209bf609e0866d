import Foundation

// MARK: - Get Item Use Case Protocol
protocol GetItemUseCaseProtocol: Sendable {
    func execute(id: UUID) async throws -> CatalogItem
}

// MARK: - Get Item Use Case
final class GetItemUseCase: GetItemUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: CatalogItemsRepositoryProtocol

    // MARK: - Initialization
    init(repository: CatalogItemsRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(id: UUID) async throws -> CatalogItem {
        return try await repository.getItem(id: id)
    }
}
