// MARK: - Create Note Use Case Protocol
protocol CreateNoteUseCaseProtocol: Sendable {
    func execute(note: Note) async throws
}

// MARK: - Create Note Use Case
final class CreateNoteUseCase: CreateNoteUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: NotesRepositoryProtocol

    // MARK: - Initialization
    init(repository: NotesRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(note: Note) async throws {
        try await repository.createNote(note: note)
    }
}
