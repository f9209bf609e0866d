nonisolated struct ClaimsProgressInteractor: ClaimsProgressInteractorProtocol {
    private let repository: ClaimsRepositoryProtocol

    init(repository: ClaimsRepositoryProtocol) {
        self.repository = repository
    }

    func observeProgress(claimId: Int) async throws(ClaimError) -> AsyncStream<ClaimProgress> {
        try await repository.observeProgress(claimId: claimId)
    }
}
