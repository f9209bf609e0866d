import Foundation

/// `Note` as the API has it.
nonisolated struct NoteDTO: Codable, Equatable, Sendable {
    let id: String
    let title: String
    let body: String
    let isPinned: Bool
    let budget: Decimal
    let reminder: Date?
    let state: NoteState
}

// MARK: - Model

nonisolated extension NoteDTO {
    init(_ model: Note) {
        id = model.id
        title = model.title
        body = model.body
        isPinned = model.isPinned
        budget = model.budget
        reminder = model.reminder
        state = model.state
    }

    var model: Note {
        Note(id: id, title: title, body: body, isPinned: isPinned, budget: budget, reminder: reminder, state: state)
    }
}
