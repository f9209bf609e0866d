nonisolated struct ClaimProgress: Hashable, Sendable {
    let done: Int
    let remark: String
}
