import Foundation

nonisolated protocol CatalogItemsDetailInteractorProtocol: Sendable {
    func getItem(id: UUID) async throws -> CatalogItem
}
