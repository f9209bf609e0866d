nonisolated struct Order: Equatable, Sendable {
    let id: Int
    let number: String
    let state: OrderState
    let total: Double
}
