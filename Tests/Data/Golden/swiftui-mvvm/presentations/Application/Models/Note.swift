nonisolated struct Note: Hashable, Identifiable, Sendable {
    let id: String
    let title: String
    let body: String
    let isPinned: Bool
}
