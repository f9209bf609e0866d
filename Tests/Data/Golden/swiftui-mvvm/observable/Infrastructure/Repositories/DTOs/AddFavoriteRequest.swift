/// What the API wants for `addFavorite`.
nonisolated struct AddFavoriteRequest: Encodable, Sendable {
    let title: String
    let isPinned: Bool
}
