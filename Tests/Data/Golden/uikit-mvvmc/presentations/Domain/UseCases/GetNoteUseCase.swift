// MARK: - Get Note Use Case Protocol
protocol GetNoteUseCaseProtocol: Sendable {
    func execute(id: String) async throws -> Note
}

// MARK: - Get Note Use Case
final class GetNoteUseCase: GetNoteUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: NotesRepositoryProtocol

    // MARK: - Initialization
    init(repository: NotesRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(id: String) async throws -> Note {
        return try await repository.getNote(id: id)
    }
}
