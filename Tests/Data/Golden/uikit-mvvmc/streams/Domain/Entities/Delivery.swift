nonisolated struct Delivery: Equatable, Sendable {
    let id: Int
    let title: String
    let state: DeliveryState
}
