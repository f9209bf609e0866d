nonisolated struct ClaimProgress: Equatable, Sendable {
    let done: Int
    let remark: String
}
