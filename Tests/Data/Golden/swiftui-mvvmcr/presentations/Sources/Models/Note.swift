nonisolated struct Note: Codable, Hashable, Identifiable, Sendable {
    let id: String
    let title: String
    let body: String
    let isPinned: Bool
}
