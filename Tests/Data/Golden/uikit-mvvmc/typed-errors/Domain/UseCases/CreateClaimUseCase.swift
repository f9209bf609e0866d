// MARK: - Create Claim Use Case Protocol
protocol CreateClaimUseCaseProtocol: Sendable {
    func execute(claim: Claim) async throws(ClaimError)
}

// MARK: - Create Claim Use Case
final class CreateClaimUseCase: CreateClaimUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: ClaimsRepositoryProtocol

    // MARK: - Initialization
    init(repository: ClaimsRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(claim: Claim) async throws(ClaimError) {
        try await repository.createClaim(claim: claim)
    }
}
