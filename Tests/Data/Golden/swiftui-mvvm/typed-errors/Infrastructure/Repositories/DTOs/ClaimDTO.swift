/// `Claim` as the API has it.
nonisolated struct ClaimDTO: Codable, Equatable, Sendable {
    let id: Int
    let title: String
    let note: String?
}

// MARK: - Model

nonisolated extension ClaimDTO {
    init(_ model: Claim) {
        id = model.id
        title = model.title
        note = model.note
    }

    var model: Claim {
        Claim(id: id, title: title, note: note)
    }
}
