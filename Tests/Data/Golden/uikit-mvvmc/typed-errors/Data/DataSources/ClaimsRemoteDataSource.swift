// MARK: - Claims Remote Data Source Protocol
protocol ClaimsRemoteDataSourceProtocol: Sendable {
    func getClaims(page: Int) async throws -> [ClaimDTO]
    func getClaim(id: Int) async throws -> ClaimDTO
    func createClaim(claim: ClaimDTO) async throws
    func updateClaim(claim: ClaimDTO) async throws -> ClaimDTO
    func submitNote(claimId: Int, note: String) async throws
    func closeClaim(id: Int) async throws
    func removeClaim(id: Int) async throws
    func getClaimCount() async throws -> Int
    func observeProgress(claimId: Int) async throws -> ClaimProgressDTO
}

// MARK: - Claims Remote Data Source
final class ClaimsRemoteDataSource: ClaimsRemoteDataSourceProtocol {
    // MARK: - Services & Dependencies
    private let networkService: NetworkServiceProtocol

    // MARK: - Initialization
    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    // MARK: - Requests
    func getClaims(page: Int) async throws -> [ClaimDTO] {
        return try await networkService.request(Endpoint(.get, "claims", query: ["page": String(page)]))
    }

    func getClaim(id: Int) async throws -> ClaimDTO {
        return try await networkService.request(Endpoint(.get, "claims", String(id)))
    }

    func createClaim(claim: ClaimDTO) async throws {
        try await networkService.send(Endpoint(.post, "claims", body: claim))
    }

    func updateClaim(claim: ClaimDTO) async throws -> ClaimDTO {
        return try await networkService.request(Endpoint(.put, "claims", String(claim.id), body: claim))
    }

    func submitNote(claimId: Int, note: String) async throws {
        try await networkService.send(
            Endpoint(.post, "claims", String(claimId), "submit-note", body: SubmitNoteRequestDTO(note: note))
        )
    }

    func closeClaim(id: Int) async throws {
        try await networkService.send(Endpoint(.post, "claims", String(id), "close"))
    }

    func removeClaim(id: Int) async throws {
        try await networkService.send(Endpoint(.delete, "claims", String(id)))
    }

    func getClaimCount() async throws -> Int {
        return try await networkService.request(Endpoint(.get, "claims", "claim-count"))
    }

    func observeProgress(claimId: Int) async throws -> ClaimProgressDTO {
        return try await networkService.request(Endpoint(.get, "claims", String(claimId), "progress"))
    }
}
