nonisolated struct ClaimsAddInteractor: ClaimsAddInteractorProtocol {
    private let repository: ClaimsRepositoryProtocol

    init(repository: ClaimsRepositoryProtocol) {
        self.repository = repository
    }

    func createClaim(claim: Claim) async throws(ClaimError) {
        try await repository.createClaim(claim: claim)
    }
}
