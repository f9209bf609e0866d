// MARK: - Get Claims Use Case Protocol
protocol GetClaimsUseCaseProtocol: Sendable {
    func execute(page: Int) async throws(ClaimError) -> [Claim]
}

// MARK: - Get Claims Use Case
final class GetClaimsUseCase: GetClaimsUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: ClaimsRepositoryProtocol

    // MARK: - Initialization
    init(repository: ClaimsRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(page: Int) async throws(ClaimError) -> [Claim] {
        return try await repository.getClaims(page: page)
    }
}
