import Foundation

struct CatalogItemsRepository: CatalogItemsRepositoryProtocol {
    private let networkService: NetworkServiceProtocol

    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    func getItems() async throws -> [CatalogItem] {
        let response: [CatalogItemDTO] = try await networkService.request(Endpoint(.get, "catalogItems"))
        return response.map(\.model)
    }

    func getItem(id: UUID) async throws -> CatalogItem {
        let response: CatalogItemDTO = try await networkService.request(Endpoint(.get, "catalogItems", id.uuidString))
        return response.model
    }

    func searchItems(
        query: String,
        limit: Int,
        minimum: Double?,
        onlyNew: Bool,
        order: CatalogOrder
    ) async throws -> [CatalogItem] {
        let response: [CatalogItemDTO] = try await networkService.request(
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
        return response.map(\.model)
    }
}
