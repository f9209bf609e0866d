import Foundation

nonisolated struct CatalogItem: Equatable, Sendable {
    let id: UUID
    let name: String
    let summary: String?
    let price: Double
    let stock: Int
    let isNew: Bool
    let added: Date
    let tags: [String]
    let page: URL?
    let maker: Maker
}
