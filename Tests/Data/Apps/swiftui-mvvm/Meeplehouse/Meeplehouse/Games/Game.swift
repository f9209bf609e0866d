struct Game: Codable, Hashable, Identifiable {
    let id: Int
    let title: String
    let players: Int
}
