import Foundation

/// The server's form of `Note`.
struct NoteDTO: Codable, Equatable, Sendable {
    let id: String
    let title: String
    let body: String
    let isPinned: Bool
    let budget: Decimal
    let reminder: Date?
    let state: NoteState
}

// MARK: - Mapping
extension NoteDTO {
    init(_ entity: Note) {
        id = entity.id
        title = entity.title
        body = entity.body
        isPinned = entity.isPinned
        budget = entity.budget
        reminder = entity.reminder
        state = entity.state
    }

    func toEntity() -> Note {
        return Note(
            id: id,
            title: title,
            body: body,
            isPinned: isPinned,
            budget: budget,
            reminder: reminder,
            state: state
        )
    }
}
