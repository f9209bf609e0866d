// MARK: - Remove Claim Use Case Protocol
protocol RemoveClaimUseCaseProtocol: Sendable {
    func execute(id: Int) async throws
}

// MARK: - Remove Claim Use Case
final class RemoveClaimUseCase: RemoveClaimUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: ClaimsRepositoryProtocol

    // MARK: - Initialization
    init(repository: ClaimsRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(id: Int) async throws {
        try await repository.removeClaim(id: id)
    }
}
