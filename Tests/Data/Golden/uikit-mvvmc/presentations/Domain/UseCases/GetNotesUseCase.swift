// MARK: - Get Notes Use Case Protocol
protocol GetNotesUseCaseProtocol: Sendable {
    func execute() async throws -> [Note]
}

// MARK: - Get Notes Use Case
final class GetNotesUseCase: GetNotesUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: NotesRepositoryProtocol

    // MARK: - Initialization
    init(repository: NotesRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute() async throws -> [Note] {
        return try await repository.getNotes()
    }
}
