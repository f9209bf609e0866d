struct ClaimsService: ClaimsServiceProtocol {
    private let networkService: NetworkServiceProtocol

    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    func getClaims(page: Int) async throws(ClaimError) -> [Claim] {
        do {
            return try await networkService.value(for: NetworkRequest(.get, "claims".withQuery(["page": String(page)])))
        } catch {
            throw ClaimError.unknown
        }
    }

    func getClaim(id: Int) async throws(ClaimError) -> Claim {
        do {
            return try await networkService.value(for: NetworkRequest(.get, "claims/\(id)"))
        } catch {
            throw ClaimError.unknown
        }
    }

    func createClaim(claim: Claim) async throws(ClaimError) {
        do {
            try await networkService.send(NetworkRequest(.post, "claims", body: claim))
        } catch {
            throw ClaimError.unknown
        }
    }

    func updateClaim(claim: Claim) async throws(SendError) -> Claim {
        do {
            return try await networkService.value(for: NetworkRequest(.put, "claims/\(claim.id)", body: claim))
        } catch {
            throw SendError.unfinished
        }
    }

    func submitNote(claimId: Int, note: String) async throws(SendError) {
        struct Body: Encodable {
            let note: String
        }

        do {
            try await networkService.send(
                NetworkRequest(.post, "claims/\(claimId)/submit-note", body: Body(note: note))
            )
        } catch {
            throw SendError.unfinished
        }
    }

    func closeClaim(id: Int) async throws(ClaimError) {
        do {
            try await networkService.send(NetworkRequest(.post, "claims/\(id)/close"))
        } catch {
            throw ClaimError.unknown
        }
    }

    func removeClaim(id: Int) async throws {
        try await networkService.send(NetworkRequest(.delete, "claims/\(id)"))
    }

    func getClaimCount() async throws(ClaimError) -> Int {
        do {
            return try await networkService.value(for: NetworkRequest(.get, "claims/claim-count"))
        } catch {
            throw ClaimError.unknown
        }
    }

    func observeProgress(claimId: Int) async throws(ClaimError) -> AsyncStream<ClaimProgress> {
        do {
            return try await .polling { [networkService] in
                try await networkService.value(for: NetworkRequest(.get, "claims/\(claimId)/progress"))
            }
        } catch {
            throw ClaimError.unknown
        }
    }
}
