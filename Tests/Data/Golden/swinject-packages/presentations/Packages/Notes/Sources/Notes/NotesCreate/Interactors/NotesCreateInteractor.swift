nonisolated struct NotesCreateInteractor: NotesCreateInteractorProtocol {
    private let repository: NotesRepositoryProtocol

    init(repository: NotesRepositoryProtocol) {
        self.repository = repository
    }

    func createNote(note: Note) async throws {
        try await repository.createNote(note: note)
    }
}
