// MARK: - Observe Progress Use Case Protocol
protocol ObserveProgressUseCaseProtocol: Sendable {
    func execute(claimId: Int) async throws(ClaimError) -> AsyncStream<ClaimProgress>
}

// MARK: - Observe Progress Use Case
final class ObserveProgressUseCase: ObserveProgressUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: ClaimsRepositoryProtocol

    // MARK: - Initialization
    init(repository: ClaimsRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(claimId: Int) async throws(ClaimError) -> AsyncStream<ClaimProgress> {
        return try await repository.observeProgress(claimId: claimId)
    }
}
