nonisolated protocol CatalogItemsInteractorProtocol: Sendable {
    func getItems() async throws -> [CatalogItem]
}
