// MARK: - Update Claim Use Case Protocol
protocol UpdateClaimUseCaseProtocol: Sendable {
    func execute(claim: Claim) async throws(SendError) -> Claim
}

// MARK: - Update Claim Use Case
final class UpdateClaimUseCase: UpdateClaimUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: ClaimsRepositoryProtocol

    // MARK: - Initialization
    init(repository: ClaimsRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(claim: Claim) async throws(SendError) -> Claim {
        return try await repository.updateClaim(claim: claim)
    }
}
