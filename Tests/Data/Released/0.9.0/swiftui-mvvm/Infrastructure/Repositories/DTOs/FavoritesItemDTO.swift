/// `FavoritesItem` as the API has it.
nonisolated struct FavoritesItemDTO: Codable, Equatable, Sendable {
    let id: String
    let title: String
}

// MARK: - Model

nonisolated extension FavoritesItemDTO {
    init(_ model: FavoritesItem) {
        id = model.id
        title = model.title
    }

    var model: FavoritesItem {
        FavoritesItem(id: id, title: title)
    }
}
