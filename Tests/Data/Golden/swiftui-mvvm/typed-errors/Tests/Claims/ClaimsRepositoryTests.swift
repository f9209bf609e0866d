import Testing

@testable import Demo

@MainActor
struct ClaimsRepositoryTests {
    private let network: MockNetworkService
    private let repository: ClaimsRepository

    init() {
        network = MockNetworkService()
        repository = ClaimsRepository(networkService: network)
    }

    @Test("getClaims asks the API and gives the model of its answer")
    func getClaims() async throws {
        let page = 38
        let endpoint = Endpoint(.get, "claims", query: ["page": String(page)])
        let answer: [Claim] = Claim.samples.reversed()
        try network.answer(endpoint, with: answer.map { ClaimDTO($0) })
        let result = try await repository.getClaims(page: page)
        #expect(result == answer)
    }

    @Test("getClaim asks the API and gives the model of its answer")
    func getClaim() async throws {
        let id = 14
        let endpoint = Endpoint(.get, "claims", String(id))
        let answer = Claim.samples[1]
        try network.answer(endpoint, with: ClaimDTO(answer))
        let result = try await repository.getClaim(id: id)
        #expect(result == answer)
    }

    @Test("createClaim tells the API")
    func createClaim() async throws {
        let claim = Claim(id: 14, title: "Title 1", note: "Note 1")
        let endpoint = try Endpoint(.post, "claims", body: ClaimDTO(claim))
        try network.answer(endpoint)
        try await repository.createClaim(claim: claim)
        #expect(network.endpoints == [endpoint])
    }

    @Test("updateClaim asks the API and gives the model of its answer")
    func updateClaim() async throws {
        let claim = Claim(id: 14, title: "Title 1", note: "Note 1")
        let endpoint = try Endpoint(.put, "claims", String(claim.id), body: ClaimDTO(claim))
        let answer = Claim.samples[1]
        try network.answer(endpoint, with: ClaimDTO(answer))
        let result = try await repository.updateClaim(claim: claim)
        #expect(result == answer)
    }

    @Test("submitNote tells the API")
    func submitNote() async throws {
        let claimId = 26
        let note = "a/b c?d&é=1%+"
        let endpoint = try Endpoint(
            .post,
            "claims",
            String(claimId),
            "submit-note",
            body: SubmitNoteRequest(note: note)
        )
        try network.answer(endpoint)
        try await repository.submitNote(claimId: claimId, note: note)
        #expect(network.endpoints == [endpoint])
    }

    @Test("closeClaim tells the API")
    func closeClaim() async throws {
        let id = 14
        let endpoint = Endpoint(.post, "claims", String(id), "close")
        try network.answer(endpoint)
        try await repository.closeClaim(id: id)
        #expect(network.endpoints == [endpoint])
    }

    @Test("removeClaim tells the API")
    func removeClaim() async throws {
        let id = 14
        let endpoint = Endpoint(.delete, "claims", String(id))
        try network.answer(endpoint)
        try await repository.removeClaim(id: id)
        #expect(network.endpoints == [endpoint])
    }

    @Test("getClaimCount asks the API and gives the model of its answer")
    func getClaimCount() async throws {
        let endpoint = Endpoint(.get, "claims", "claim-count")
        let answer: Int = 75
        try network.answer(endpoint, with: answer)
        let result = try await repository.getClaimCount()
        #expect(result == answer)
    }

    @Test("observeProgress asks the API and gives the model of its answer")
    func observeProgress() async throws {
        let claimId = 26
        let endpoint = Endpoint(.get, "claims", String(claimId), "progress")
        let answer = ClaimProgress.samples[1]
        try network.answer(endpoint, with: ClaimProgressDTO(answer))
        var result: ClaimProgress?
        for await value in try await repository.observeProgress(claimId: claimId) {
            result = value
            break
        }
        #expect(result == answer)
    }

    @Test("hands on what the API refuses with")
    func handsOnErrors() async {
        await #expect(throws: ClaimError.self) {
            try await repository.getClaims(page: 1)
        }
    }
}
