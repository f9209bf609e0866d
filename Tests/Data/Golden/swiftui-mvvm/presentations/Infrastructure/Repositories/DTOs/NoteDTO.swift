/// `Note` as the API has it.
nonisolated struct NoteDTO: Codable, Equatable, Sendable {
    let id: String
    let title: String
    let body: String
    let isPinned: Bool
}

// MARK: - Model

nonisolated extension NoteDTO {
    init(_ model: Note) {
        id = model.id
        title = model.title
        body = model.body
        isPinned = model.isPinned
    }

    var model: Note {
        Note(id: id, title: title, body: body, isPinned: isPinned)
    }
}
