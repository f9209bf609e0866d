/// The server's form of `FavoritesItem`.
struct FavoritesItemDTO: Codable, Equatable, Sendable {
    let id: String
    let title: String
}

// MARK: - Mapping
extension FavoritesItemDTO {
    init(_ entity: FavoritesItem) {
        id = entity.id
        title = entity.title
    }

    func toEntity() -> FavoritesItem {
        return FavoritesItem(id: id, title: title)
    }
}
