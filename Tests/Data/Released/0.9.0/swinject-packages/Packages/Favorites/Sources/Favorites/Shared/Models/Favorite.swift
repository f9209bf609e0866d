nonisolated struct Favorite: Codable, Hashable, Identifiable, Sendable {
    let id: String
    let title: String
}
