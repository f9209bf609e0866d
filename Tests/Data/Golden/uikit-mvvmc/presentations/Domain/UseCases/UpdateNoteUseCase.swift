// MARK: - Update Note Use Case Protocol
protocol UpdateNoteUseCaseProtocol: Sendable {
    func execute(note: Note) async throws
}

// MARK: - Update Note Use Case
final class UpdateNoteUseCase: UpdateNoteUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: NotesRepositoryProtocol

    // MARK: - Initialization
    init(repository: NotesRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(note: Note) async throws {
        try await repository.updateNote(note: note)
    }
}
