nonisolated struct Claim: Hashable, Identifiable, Sendable {
    let id: Int
    let title: String
    let note: String?
}
