/// `Favorite` as the API has it.
nonisolated struct FavoriteDTO: Codable, Equatable, Sendable {
    let id: String
    let title: String
}

// MARK: - Model

nonisolated extension FavoriteDTO {
    init(_ model: Favorite) {
        id = model.id
        title = model.title
    }

    var model: Favorite {
        Favorite(id: id, title: title)
    }
}
