nonisolated struct NotesDetailInteractor: NotesDetailInteractorProtocol {
    private let repository: NotesRepositoryProtocol

    init(repository: NotesRepositoryProtocol) {
        self.repository = repository
    }

    func getNote(id: String) async throws -> Note {
        try await repository.getNote(id: id)
    }
}
