import Foundation

struct CatalogItemsService: CatalogItemsServiceProtocol {
    private let networkService: NetworkServiceProtocol

    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    func getItems() async throws -> [CatalogItem] {
        try await networkService.value(for: NetworkRequest(.get, "catalogItems"))
    }

    func getItem(id: UUID) async throws -> CatalogItem {
        try await networkService.value(for: NetworkRequest(.get, "catalogItems/\(id.uuidString)"))
    }

    func searchItems(
        query: String,
        limit: Int,
        minimum: Double?,
        onlyNew: Bool,
        order: CatalogOrder
    ) async throws -> [CatalogItem] {
        try await networkService.value(
            for: NetworkRequest(
                .get,
                "catalogItems/search".withQuery(
                    [
                        "query": query,
                        "limit": String(limit),
                        "minimum": minimum.map { String(describing: $0) },
                        "onlyNew": String(onlyNew),
                        "order": order.rawValue,
                    ]
                )
            )
        )
    }
}
