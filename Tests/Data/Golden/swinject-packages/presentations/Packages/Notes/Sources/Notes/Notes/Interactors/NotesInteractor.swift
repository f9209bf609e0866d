nonisolated struct NotesInteractor: NotesInteractorProtocol {
    private let repository: NotesRepositoryProtocol

    init(repository: NotesRepositoryProtocol) {
        self.repository = repository
    }

    func getNotes() async throws -> [Note] {
        try await repository.getNotes()
    }
}
