// MARK: - Get Claim Count Use Case Protocol
protocol GetClaimCountUseCaseProtocol: Sendable {
    func execute() async throws(ClaimError) -> Int
}

// MARK: - Get Claim Count Use Case
final class GetClaimCountUseCase: GetClaimCountUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: ClaimsRepositoryProtocol

    // MARK: - Initialization
    init(repository: ClaimsRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute() async throws(ClaimError) -> Int {
        return try await repository.getClaimCount()
    }
}
