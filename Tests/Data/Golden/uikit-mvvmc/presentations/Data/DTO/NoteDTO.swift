/// The server's form of `Note`.
struct NoteDTO: Codable, Equatable, Sendable {
    let id: String
    let title: String
    let body: String
    let isPinned: Bool
}

// MARK: - Mapping
extension NoteDTO {
    init(_ entity: Note) {
        id = entity.id
        title = entity.title
        body = entity.body
        isPinned = entity.isPinned
    }

    func toEntity() -> Note {
        return Note(id: id, title: title, body: body, isPinned: isPinned)
    }
}
