nonisolated struct Order: Codable, Hashable, Identifiable, Sendable {
    let id: Int
    let number: String
    let state: OrderState
    let total: Double
}
