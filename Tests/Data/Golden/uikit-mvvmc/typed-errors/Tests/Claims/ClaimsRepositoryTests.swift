import Foundation
import Testing

@testable import Demo

@MainActor
struct ClaimsRepositoryTests {
    @Test func getClaimsAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let page = 38
        let answer = [Claim(id: 14, title: "Title 1", note: "Note 1"), Claim(id: 15, title: "Title 2", note: "Note 2")]
        network.answer = try JSONEncoder.server.encode(answer.map { ClaimDTO($0) })

        let result = try await repository.getClaims(page: page)

        #expect(result == answer)
        let expected = Endpoint(.get, "claims", query: ["page": String(page)])
        #expect(network.endpoints == [expected])
    }

    @Test func getClaimAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let id = 14
        let answer = Claim(id: 14, title: "Title 1", note: "Note 1")
        network.answer = try JSONEncoder.server.encode(ClaimDTO(answer))

        let result = try await repository.getClaim(id: id)

        #expect(result == answer)
        let expected = Endpoint(.get, "claims", String(id))
        #expect(network.endpoints == [expected])
    }

    @Test func createClaimAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let claim = Claim(id: 14, title: "Title 1", note: "Note 1")

        try await repository.createClaim(claim: claim)

        let expected = try Endpoint(.post, "claims", body: ClaimDTO(claim))
        #expect(network.endpoints == [expected])
    }

    @Test func updateClaimAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let claim = Claim(id: 14, title: "Title 1", note: "Note 1")
        let answer = Claim(id: 14, title: "Title 1", note: "Note 1")
        network.answer = try JSONEncoder.server.encode(ClaimDTO(answer))

        let result = try await repository.updateClaim(claim: claim)

        #expect(result == answer)
        let expected = try Endpoint(.put, "claims", String(claim.id), body: ClaimDTO(claim))
        #expect(network.endpoints == [expected])
    }

    @Test func submitNoteAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let claimId = 26
        let note = "Note 1"

        try await repository.submitNote(claimId: claimId, note: note)

        let expected = try Endpoint(
            .post,
            "claims",
            String(claimId),
            "submit-note",
            body: SubmitNoteRequestDTO(note: note)
        )
        #expect(network.endpoints == [expected])
    }

    @Test func closeClaimAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let id = 14

        try await repository.closeClaim(id: id)

        let expected = Endpoint(.post, "claims", String(id), "close")
        #expect(network.endpoints == [expected])
    }

    @Test func removeClaimAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let id = 14

        try await repository.removeClaim(id: id)

        let expected = Endpoint(.delete, "claims", String(id))
        #expect(network.endpoints == [expected])
    }

    @Test func getClaimCountAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let answer: Int = 74
        network.answer = try JSONEncoder.server.encode(answer)

        let result = try await repository.getClaimCount()

        #expect(result == answer)
        let expected = Endpoint(.get, "claims", "claim-count")
        #expect(network.endpoints == [expected])
    }

    @Test func observeProgressAsksTheServer() async throws {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        let claimId = 26
        let answer = ClaimProgress(done: 28, remark: "Remark 1")
        network.answer = try JSONEncoder.server.encode(ClaimProgressDTO(answer))

        var result: ClaimProgress?
        for await value in try await repository.observeProgress(claimId: claimId) {
            result = value
            break
        }

        #expect(result == answer)
        let expected = Endpoint(.get, "claims", String(claimId), "progress")
        #expect(network.endpoints == [expected])
    }

    @Test func handsOnTheServersErrors() async {
        let network = MockNetworkService()
        let repository = makeRepository(network)
        network.error = NetworkError.serverError(500)

        var thrown: Error?
        do {
            _ = try await repository.getClaims(page: 1)
        } catch {
            thrown = error
        }

        #expect(thrown is ClaimError)
    }

    // MARK: - Private Methods
    private func makeRepository(_ network: MockNetworkService) -> ClaimsRepositoryImpl {
        return ClaimsRepositoryImpl(remoteDataSource: ClaimsRemoteDataSource(networkService: network))
    }
}
