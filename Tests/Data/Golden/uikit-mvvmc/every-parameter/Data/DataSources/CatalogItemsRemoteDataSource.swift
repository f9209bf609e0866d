import Foundation

// MARK: - Catalog Items Remote Data Source Protocol
protocol CatalogItemsRemoteDataSourceProtocol: Sendable {
    func getItems() async throws -> [CatalogItemDTO]
    func getItem(id: UUID) async throws -> CatalogItemDTO
    func searchItems(
        query: String,
        limit: Int,
        minimum: Double?,
        onlyNew: Bool,
        order: CatalogOrder
    ) async throws -> [CatalogItemDTO]
}

// MARK: - Catalog Items Remote Data Source
final class CatalogItemsRemoteDataSource: CatalogItemsRemoteDataSourceProtocol {
    // MARK: - Services & Dependencies
    private let networkService: NetworkServiceProtocol

    // MARK: - Initialization
    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    // MARK: - Requests
    func getItems() async throws -> [CatalogItemDTO] {
        return try await networkService.request(Endpoint(.get, "catalogItems"))
    }

    func getItem(id: UUID) async throws -> CatalogItemDTO {
        return try await networkService.request(Endpoint(.get, "catalogItems", id.uuidString))
    }

    func searchItems(
        query: String,
        limit: Int,
        minimum: Double?,
        onlyNew: Bool,
        order: CatalogOrder
    ) async throws -> [CatalogItemDTO] {
        return try await networkService.request(
            Endpoint(
                .get,
                "catalogItems",
                "search",
                query: [
                    "query": query,
                    "limit": String(limit),
                    "minimum": minimum.map { String($0) },
                    "onlyNew": String(onlyNew),
                    "order": order.rawValue,
                ]
            )
        )
    }
}
