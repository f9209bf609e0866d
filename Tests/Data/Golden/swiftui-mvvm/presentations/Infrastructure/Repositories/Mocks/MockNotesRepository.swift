import Foundation

#if DEBUG
/// The mock API: answers with samples, in previews and tests too, and remembers what it was asked.
@MainActor
final class MockNotesRepository: NotesRepositoryProtocol {
    enum Call: Equatable {
        case getNotes
        case getNote(id: String)
        case updateNote(note: Note)
        case createNote(note: Note)
    }

    private(set) var calls: [Call] = []

    /// Runs within each call: may look at what the caller shows meanwhile, or throw.
    var onCall: @MainActor () async throws -> Void = {}

    var getNotesResult = Note.samples
    var getNoteResult = Note.samples[0]

    func getNotes() async throws -> [Note] {
        calls.append(.getNotes)
        try await onCall()
        return getNotesResult
    }

    func getNote(id: String) async throws -> Note {
        calls.append(.getNote(id: id))
        try await onCall()
        return getNoteResult
    }

    func updateNote(note: Note) async throws {
        calls.append(.updateNote(note: note))
        try await onCall()
    }

    func createNote(note: Note) async throws {
        calls.append(.createNote(note: note))
        try await onCall()
    }
}

// MARK: - Samples

nonisolated extension Note {
    static let samples = [
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
}
#endif
