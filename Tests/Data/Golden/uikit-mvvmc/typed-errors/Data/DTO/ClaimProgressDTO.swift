/// The server's form of `ClaimProgress`.
struct ClaimProgressDTO: Codable, Equatable, Sendable {
    let done: Int
    let remark: String
}

// MARK: - Mapping
extension ClaimProgressDTO {
    init(_ entity: ClaimProgress) {
        done = entity.done
        remark = entity.remark
    }

    func toEntity() -> ClaimProgress {
        return ClaimProgress(done: done, remark: remark)
    }
}
