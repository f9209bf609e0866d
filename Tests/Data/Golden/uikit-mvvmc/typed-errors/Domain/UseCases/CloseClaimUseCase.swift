// MARK: - Close Claim Use Case Protocol
protocol CloseClaimUseCaseProtocol: Sendable {
    func execute(id: Int) async throws(ClaimError)
}

// MARK: - Close Claim Use Case
final class CloseClaimUseCase: CloseClaimUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: ClaimsRepositoryProtocol

    // MARK: - Initialization
    init(repository: ClaimsRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(id: Int) async throws(ClaimError) {
        try await repository.closeClaim(id: id)
    }
}
