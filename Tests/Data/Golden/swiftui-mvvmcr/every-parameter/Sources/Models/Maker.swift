nonisolated struct Maker: Codable, Hashable, Identifiable, Sendable {
    let id: Int
    let name: String
}
