/// `Maker` as the API has it.
nonisolated struct MakerDTO: Codable, Equatable, Sendable {
    let id: Int
    let name: String
}

// MARK: - Model

nonisolated extension MakerDTO {
    init(_ model: Maker) {
        id = model.id
        name = model.name
    }

    var model: Maker {
        Maker(id: id, name: name)
    }
}
