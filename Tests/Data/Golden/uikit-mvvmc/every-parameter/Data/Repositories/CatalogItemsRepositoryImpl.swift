import Foundation

final class CatalogItemsRepositoryImpl: CatalogItemsRepositoryProtocol {
    // MARK: - Services & Dependencies
    private let remoteDataSource: CatalogItemsRemoteDataSourceProtocol

    // MARK: - Initialization
    init(remoteDataSource: CatalogItemsRemoteDataSourceProtocol) {
        self.remoteDataSource = remoteDataSource
    }

    // MARK: - Catalog Items
    func getItems() async throws -> [CatalogItem] {
        return try await remoteDataSource.getItems().map { $0.toEntity() }
    }

    func getItem(id: UUID) async throws -> CatalogItem {
        return try await remoteDataSource.getItem(id: id).toEntity()
    }

    func searchItems(
        query: String,
        limit: Int,
        minimum: Double?,
        onlyNew: Bool,
        order: CatalogOrder
    ) async throws -> [CatalogItem] {
        return try await remoteDataSource.searchItems(
            query: query,
            limit: limit,
            minimum: minimum,
            onlyNew: onlyNew,
            order: order
        ).map { $0.toEntity() }
    }
}
