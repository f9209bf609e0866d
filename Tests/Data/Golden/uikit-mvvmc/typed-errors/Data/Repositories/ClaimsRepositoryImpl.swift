final class ClaimsRepositoryImpl: ClaimsRepositoryProtocol {
    // MARK: - Services & Dependencies
    private let remoteDataSource: ClaimsRemoteDataSourceProtocol

    // MARK: - Initialization
    init(remoteDataSource: ClaimsRemoteDataSourceProtocol) {
        self.remoteDataSource = remoteDataSource
    }

    // MARK: - Claims
    func getClaims(page: Int) async throws(ClaimError) -> [Claim] {
        do {
            return try await remoteDataSource.getClaims(page: page).map { $0.toEntity() }
        } catch {
            throw ClaimError.unknown
        }
    }

    func getClaim(id: Int) async throws(ClaimError) -> Claim {
        do {
            return try await remoteDataSource.getClaim(id: id).toEntity()
        } catch {
            throw ClaimError.unknown
        }
    }

    func createClaim(claim: Claim) async throws(ClaimError) {
        do {
            try await remoteDataSource.createClaim(claim: ClaimDTO(claim))
        } catch {
            throw ClaimError.unknown
        }
    }

    func updateClaim(claim: Claim) async throws(SendError) -> Claim {
        do {
            return try await remoteDataSource.updateClaim(claim: ClaimDTO(claim)).toEntity()
        } catch {
            throw SendError.unfinished
        }
    }

    func submitNote(claimId: Int, note: String) async throws(SendError) {
        do {
            try await remoteDataSource.submitNote(claimId: claimId, note: note)
        } catch {
            throw SendError.unfinished
        }
    }

    func closeClaim(id: Int) async throws(ClaimError) {
        do {
            try await remoteDataSource.closeClaim(id: id)
        } catch {
            throw ClaimError.unknown
        }
    }

    func removeClaim(id: Int) async throws {
        try await remoteDataSource.removeClaim(id: id)
    }

    func getClaimCount() async throws(ClaimError) -> Int {
        do {
            return try await remoteDataSource.getClaimCount()
        } catch {
            throw ClaimError.unknown
        }
    }

    func observeProgress(claimId: Int) async throws(ClaimError) -> AsyncStream<ClaimProgress> {
        do {
            return try await .polling { [remoteDataSource] in
                try await remoteDataSource.observeProgress(claimId: claimId).toEntity()
            }
        } catch {
            throw ClaimError.unknown
        }
    }
}
