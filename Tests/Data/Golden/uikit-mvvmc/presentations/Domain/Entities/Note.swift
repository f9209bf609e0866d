struct Note: Equatable, Sendable {
    let id: String
    let title: String
    let body: String
    let isPinned: Bool
}
