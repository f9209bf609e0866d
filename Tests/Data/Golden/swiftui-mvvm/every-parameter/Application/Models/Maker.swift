nonisolated struct Maker: Hashable, Identifiable, Sendable {
    let id: Int
    let name: String
}
