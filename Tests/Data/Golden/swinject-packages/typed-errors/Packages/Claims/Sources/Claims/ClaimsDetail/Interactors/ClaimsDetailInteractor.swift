nonisolated struct ClaimsDetailInteractor: ClaimsDetailInteractorProtocol {
    private let repository: ClaimsRepositoryProtocol

    init(repository: ClaimsRepositoryProtocol) {
        self.repository = repository
    }

    func getClaim(id: Int) async throws(ClaimError) -> Claim {
        try await repository.getClaim(id: id)
    }

    func closeClaim(id: Int) async throws(ClaimError) {
        try await repository.closeClaim(id: id)
    }

    func removeClaim(id: Int) async throws {
        try await repository.removeClaim(id: id)
    }
}
