import Common
import Foundation

nonisolated struct CatalogItemsRepository: CatalogItemsRepositoryProtocol {
    private let networkService: NetworkServiceProtocol

    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    func getItems() async throws -> [CatalogItem] {
        try await networkService.request(Endpoint(.get, "catalogItems"))
    }

    func getItem(id: UUID) async throws -> CatalogItem {
        try await networkService.request(Endpoint(.get, "catalogItems", id.uuidString))
    }

    func searchItems(
        query: String,
        limit: Int,
        minimum: Double?,
        onlyNew: Bool,
        order: CatalogOrder
    ) async throws -> [CatalogItem] {
        try await networkService.request(
            Endpoint(
                .get,
                "catalogItems",
                "search",
                query: [
                    "query": query,
                    "limit": String(limit),
                    "minimum": minimum.map { String(describing: $0) },
                    "onlyNew": String(onlyNew),
                    "order": order.rawValue,
                ]
            )
        )
    }
}
