nonisolated struct ClaimsInteractor: ClaimsInteractorProtocol {
    private let repository: ClaimsRepositoryProtocol

    init(repository: ClaimsRepositoryProtocol) {
        self.repository = repository
    }

    func getClaims(page: Int) async throws(ClaimError) -> [Claim] {
        try await repository.getClaims(page: page)
    }

    func getClaimCount() async throws(ClaimError) -> Int {
        try await repository.getClaimCount()
    }
}
