import Foundation

/// `CatalogItem` as the API has it.
nonisolated struct CatalogItemDTO: Codable, Equatable, Sendable {
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

// MARK: - Model

nonisolated extension CatalogItemDTO {
    init(_ model: CatalogItem) {
        id = model.id
        name = model.name
        summary = model.summary
        price = model.price
        stock = model.stock
        isNew = model.isNew
        added = model.added
        tags = model.tags
        page = model.page
        maker = MakerDTO(model.maker)
    }

    var model: CatalogItem {
        CatalogItem(
            id: id,
            name: name,
            summary: summary,
            price: price,
            stock: stock,
            isNew: isNew,
            added: added,
            tags: tags,
            page: page,
            maker: maker.model
        )
    }
}
