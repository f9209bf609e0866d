nonisolated struct Claim: Codable, Hashable, Identifiable, Sendable {
    let id: Int
    let title: String
    let note: String?
}
