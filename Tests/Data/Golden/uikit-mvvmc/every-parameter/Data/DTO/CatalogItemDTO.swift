import Foundation

/// The server's form of `CatalogItem`.
struct CatalogItemDTO: Codable, Equatable, Sendable {
    let id: UUID
    let name: String
    let summary: String?
    let price: Double
    let stock: Int
    let isNew: Bool
    let added: Date
    let tags: [String]
    let page: URL?
    let maker: MakerDTO
}

// MARK: - Mapping
extension CatalogItemDTO {
    init(_ entity: CatalogItem) {
        id = entity.id
        name = entity.name
        summary = entity.summary
        price = entity.price
        stock = entity.stock
        isNew = entity.isNew
        added = entity.added
        tags = entity.tags
        page = entity.page
        maker = MakerDTO(entity.maker)
    }

    func toEntity() -> CatalogItem {
        return CatalogItem(
            id: id,
            name: name,
            summary: summary,
            price: price,
            stock: stock,
            isNew: isNew,
            added: added,
            tags: tags,
            page: page,
            maker: maker.toEntity()
        )
    }
}
