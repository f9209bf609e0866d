nonisolated struct Claim: Equatable, Sendable {
    let id: Int
    let title: String
    let note: String?
}
