/// `ClaimProgress` as the API has it.
nonisolated struct ClaimProgressDTO: Codable, Equatable, Sendable {
    let done: Int
    let remark: String
}

// MARK: - Model

nonisolated extension ClaimProgressDTO {
    init(_ model: ClaimProgress) {
        done = model.done
        remark = model.remark
    }

    var model: ClaimProgress {
        ClaimProgress(done: done, remark: remark)
    }
}
