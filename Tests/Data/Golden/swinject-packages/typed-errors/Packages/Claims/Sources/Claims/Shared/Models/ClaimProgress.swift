nonisolated struct ClaimProgress: Codable, Hashable, Sendable {
    let done: Int
    let remark: String
}
