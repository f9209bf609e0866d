nonisolated struct NotesEditInteractor: NotesEditInteractorProtocol {
    private let repository: NotesRepositoryProtocol

    init(repository: NotesRepositoryProtocol) {
        self.repository = repository
    }

    func getNote(id: String) async throws -> Note {
        try await repository.getNote(id: id)
    }

    func updateNote(note: Note) async throws {
        try await repository.updateNote(note: note)
    }
}
