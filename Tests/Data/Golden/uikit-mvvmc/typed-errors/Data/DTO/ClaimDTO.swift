/// The server's form of `Claim`.
struct ClaimDTO: Codable, Equatable, Sendable {
    let id: Int
    let title: String
    let note: String?
}

// MARK: - Mapping
extension ClaimDTO {
    init(_ entity: Claim) {
        id = entity.id
        title = entity.title
        note = entity.note
    }

    func toEntity() -> Claim {
        return Claim(id: id, title: title, note: note)
    }
}
