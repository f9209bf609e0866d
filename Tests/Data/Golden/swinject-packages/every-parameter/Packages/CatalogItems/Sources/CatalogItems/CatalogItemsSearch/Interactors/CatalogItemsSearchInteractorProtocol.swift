nonisolated protocol CatalogItemsSearchInteractorProtocol: Sendable {
    func searchItems(
        query: String,
        limit: Int,
        minimum: Double?,
        onlyNew: Bool,
        order: CatalogOrder
    ) async throws -> [CatalogItem]
}
