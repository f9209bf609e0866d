nonisolated struct Favorite: Hashable, Identifiable, Sendable {
    let id: String
    let title: String
}
