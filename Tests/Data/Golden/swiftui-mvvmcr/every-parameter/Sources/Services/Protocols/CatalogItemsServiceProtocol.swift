import Foundation

protocol CatalogItemsServiceProtocol: Sendable {
    func getItems() async throws -> [CatalogItem]
    func getItem(id: UUID) async throws -> CatalogItem
    func searchItems(
        query: String,
        limit: Int,
        minimum: Double?,
        onlyNew: Bool,
        order: CatalogOrder
    ) async throws -> [CatalogItem]
}
