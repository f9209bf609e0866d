nonisolated struct Favorite: Equatable, Sendable {
    let id: String
    let title: String
}
