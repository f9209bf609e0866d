struct ClaimsRepository: ClaimsRepositoryProtocol {
    private let networkService: NetworkServiceProtocol

    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    func getClaims(page: Int) async throws(ClaimError) -> [Claim] {
        do {
            let response: [ClaimDTO] = try await networkService.request(
                Endpoint(.get, "claims", query: ["page": String(page)])
            )
            return response.map(\.model)
        } catch {
            throw ClaimError.unknown
        }
    }

    func getClaim(id: Int) async throws(ClaimError) -> Claim {
        do {
            let response: ClaimDTO = try await networkService.request(Endpoint(.get, "claims", String(id)))
            return response.model
        } catch {
            throw ClaimError.unknown
        }
    }

    func createClaim(claim: Claim) async throws(ClaimError) {
        do {
            try await networkService.data(for: Endpoint(.post, "claims", body: ClaimDTO(claim)))
        } catch {
            throw ClaimError.unknown
        }
    }

    func updateClaim(claim: Claim) async throws(SendError) -> Claim {
        do {
            let response: ClaimDTO = try await networkService.request(
                Endpoint(.put, "claims", String(claim.id), body: ClaimDTO(claim))
            )
            return response.model
        } catch {
            throw SendError.unfinished
        }
    }

    func submitNote(claimId: Int, note: String) async throws(SendError) {
        do {
            try await networkService.data(
                for: Endpoint(.post, "claims", String(claimId), "submit-note", body: SubmitNoteRequest(note: note))
            )
        } catch {
            throw SendError.unfinished
        }
    }

    func closeClaim(id: Int) async throws(ClaimError) {
        do {
            try await networkService.data(for: Endpoint(.post, "claims", String(id), "close"))
        } catch {
            throw ClaimError.unknown
        }
    }

    func removeClaim(id: Int) async throws {
        try await networkService.data(for: Endpoint(.delete, "claims", String(id)))
    }

    func getClaimCount() async throws(ClaimError) -> Int {
        do {
            return try await networkService.request(Endpoint(.get, "claims", "claim-count"))
        } catch {
            throw ClaimError.unknown
        }
    }

    func observeProgress(claimId: Int) async throws(ClaimError) -> AsyncStream<ClaimProgress> {
        do {
            return try await .polling { [networkService] in
                let response: ClaimProgressDTO = try await networkService.request(
                    Endpoint(.get, "claims", String(claimId), "progress")
                )
                return response.model
            }
        } catch {
            throw ClaimError.unknown
        }
    }
}
