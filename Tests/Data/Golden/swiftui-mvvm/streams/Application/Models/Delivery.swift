nonisolated struct Delivery: Hashable, Identifiable, Sendable {
    let id: Int
    let title: String
    let state: DeliveryState
}
