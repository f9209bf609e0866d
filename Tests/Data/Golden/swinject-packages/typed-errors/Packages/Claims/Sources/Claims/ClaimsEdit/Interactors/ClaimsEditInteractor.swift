nonisolated struct ClaimsEditInteractor: ClaimsEditInteractorProtocol {
    private let repository: ClaimsRepositoryProtocol

    init(repository: ClaimsRepositoryProtocol) {
        self.repository = repository
    }

    func getClaim(id: Int) async throws(ClaimError) -> Claim {
        try await repository.getClaim(id: id)
    }

    func updateClaim(claim: Claim) async throws(SendError) -> Claim {
        try await repository.updateClaim(claim: claim)
    }

    func submitNote(claimId: Int, note: String) async throws(SendError) {
        try await repository.submitNote(claimId: claimId, note: note)
    }
}
