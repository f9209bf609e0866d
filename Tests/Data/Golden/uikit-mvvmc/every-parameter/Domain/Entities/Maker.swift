nonisolated struct Maker: Equatable, Sendable {
    let id: Int
    let name: String
}
