// MARK: - Get Claim Use Case Protocol
protocol GetClaimUseCaseProtocol: Sendable {
    func execute(id: Int) async throws(ClaimError) -> Claim
}

// MARK: - Get Claim Use Case
final class GetClaimUseCase: GetClaimUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: ClaimsRepositoryProtocol

    // MARK: - Initialization
    init(repository: ClaimsRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(id: Int) async throws(ClaimError) -> Claim {
        return try await repository.getClaim(id: id)
    }
}
