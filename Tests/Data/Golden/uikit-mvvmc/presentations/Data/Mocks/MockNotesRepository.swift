import Foundation

#if DEBUG
/// Stands in for the repository in previews and tests: answers as it is told to and remembers what it was asked.
@MainActor
final class MockNotesRepository: NotesRepositoryProtocol {
    enum Call: Equatable {
        case getNotes
        case getNote(id: String)
        case updateNote(note: Note)
        case createNote(note: Note)
    }

    // MARK: - Properties
    private(set) var calls: [Call] = []
    /// Thrown by every call while it is set.
    var error: Error?
    /// Runs before a call answers.
    var whileRunning: (@MainActor () async -> Void)?
    var getNotesResult = [
        Note(
            id: "note-1",
            title: "Title 1",
            body: "Body 1",
            isPinned: true,
            budget: Decimal(50),
            reminder: Date(timeIntervalSince1970: 44),
            state: .open
        ),
        Note(
            id: "note-2",
            title: "Title 2",
            body: "Body 2",
            isPinned: false,
            budget: Decimal(51),
            reminder: Date(timeIntervalSince1970: 45),
            state: .done
        ),
    ]
    var getNoteResult = Note(
        id: "note-1",
        title: "Title 1",
        body: "Body 1",
        isPinned: true,
        budget: Decimal(50),
        reminder: Date(timeIntervalSince1970: 44),
        state: .open
    )

    // MARK: - Notes
    func getNotes() async throws -> [Note] {
        try await record(.getNotes)
        return getNotesResult
    }

    func getNote(id: String) async throws -> Note {
        try await record(.getNote(id: id))
        return getNoteResult
    }

    func updateNote(note: Note) async throws {
        try await record(.updateNote(note: note))
    }

    func createNote(note: Note) async throws {
        try await record(.createNote(note: note))
    }

    // MARK: - Private Methods
    private func record(_ call: Call) async throws {
        calls.append(call)
        await whileRunning?()
        if let error { throw error }
    }
}
#endif
