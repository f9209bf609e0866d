nonisolated enum DeliveryState: String, CaseIterable, Codable, Sendable {
    case underway
    case delivered
}
