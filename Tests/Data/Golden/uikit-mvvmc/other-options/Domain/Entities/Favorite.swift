nonisolated struct Favorite: Codable, Equatable, Sendable {
    let id: String
    let title: String
    let note: String?
}
