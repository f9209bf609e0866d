/// The server's form of `Favorite`.
struct FavoriteDTO: Codable, Equatable, Sendable {
    let id: String
    let title: String
}

// MARK: - Mapping
extension FavoriteDTO {
    init(_ entity: Favorite) {
        id = entity.id
        title = entity.title
    }

    func toEntity() -> Favorite {
        return Favorite(id: id, title: title)
    }
}
