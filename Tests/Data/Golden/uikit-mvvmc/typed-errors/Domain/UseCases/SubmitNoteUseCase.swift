// MARK: - Submit Note Use Case Protocol
protocol SubmitNoteUseCaseProtocol: Sendable {
    func execute(claimId: Int, note: String) async throws(SendError)
}

// MARK: - Submit Note Use Case
final class SubmitNoteUseCase: SubmitNoteUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: ClaimsRepositoryProtocol

    // MARK: - Initialization
    init(repository: ClaimsRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(claimId: Int, note: String) async throws(SendError) {
        try await repository.submitNote(claimId: claimId, note: note)
    }
}
