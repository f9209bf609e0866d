nonisolated enum OrderState: String, CaseIterable, Codable, Sendable {
    case open
    case shipped
    case delivered
    case cancelled
}
