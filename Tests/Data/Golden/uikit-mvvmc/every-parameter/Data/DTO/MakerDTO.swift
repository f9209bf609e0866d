/// The server's form of `Maker`.
struct MakerDTO: Codable, Equatable, Sendable {
    let id: Int
    let name: String
}

// MARK: - Mapping
extension MakerDTO {
    init(_ entity: Maker) {
        id = entity.id
        name = entity.name
    }

    func toEntity() -> Maker {
        return Maker(id: id, name: name)
    }
}
