import Common
import CommonTesting
import Foundation
import Testing

@testable import Claims

@MainActor
struct ClaimsRepositoryTests {
    @Test("getClaims asks the server and reads its answer")
    func getClaims() async throws {
        let page = 38
        let givenAnswer = Claim.samples
        let networkService = try MockNetworkService(answer: givenAnswer)
        let repository = ClaimsRepository(networkService: networkService)
        let readAnswer = try await repository.getClaims(page: page)
        #expect(readAnswer == givenAnswer)
        let expected = Endpoint(.get, "claims", query: ["page": String(page)])
        #expect(networkService.endpoints == [expected])
    }

    @Test("getClaim asks the server and reads its answer")
    func getClaim() async throws {
        let id = 14
        let givenAnswer = Claim.samples[0]
        let networkService = try MockNetworkService(answer: givenAnswer)
        let repository = ClaimsRepository(networkService: networkService)
        let readAnswer = try await repository.getClaim(id: id)
        #expect(readAnswer == givenAnswer)
        let expected = Endpoint(.get, "claims", String(id))
        #expect(networkService.endpoints == [expected])
    }

    @Test("createClaim tells the server")
    func createClaim() async throws {
        let claim = Claim(id: 14, title: "Title 1", note: "Note 1")
        let networkService = MockNetworkService()
        let repository = ClaimsRepository(networkService: networkService)
        try await repository.createClaim(claim: claim)
        let expected = try Endpoint(.post, "claims", body: claim)
        #expect(networkService.endpoints == [expected])
    }

    @Test("updateClaim asks the server and reads its answer")
    func updateClaim() async throws {
        let claim = Claim(id: 14, title: "Title 1", note: "Note 1")
        let givenAnswer = Claim.samples[0]
        let networkService = try MockNetworkService(answer: givenAnswer)
        let repository = ClaimsRepository(networkService: networkService)
        let readAnswer = try await repository.updateClaim(claim: claim)
        #expect(readAnswer == givenAnswer)
        let expected = try Endpoint(.put, "claims", String(claim.id), body: claim)
        #expect(networkService.endpoints == [expected])
    }

    @Test("submitNote tells the server")
    func submitNote() async throws {
        let claimId = 26
        let note = "a/b c?d&é=1%+"
        struct Body: Encodable {
            let note: String
        }

        let networkService = MockNetworkService()
        let repository = ClaimsRepository(networkService: networkService)
        try await repository.submitNote(claimId: claimId, note: note)
        let expected = try Endpoint(.post, "claims", String(claimId), "submit-note", body: Body(note: note))
        #expect(networkService.endpoints == [expected])
    }

    @Test("closeClaim tells the server")
    func closeClaim() async throws {
        let id = 14
        let networkService = MockNetworkService()
        let repository = ClaimsRepository(networkService: networkService)
        try await repository.closeClaim(id: id)
        let expected = Endpoint(.post, "claims", String(id), "close")
        #expect(networkService.endpoints == [expected])
    }

    @Test("removeClaim tells the server")
    func removeClaim() async throws {
        let id = 14
        let networkService = MockNetworkService()
        let repository = ClaimsRepository(networkService: networkService)
        try await repository.removeClaim(id: id)
        let expected = Endpoint(.delete, "claims", String(id))
        #expect(networkService.endpoints == [expected])
    }

    @Test("getClaimCount asks the server and reads its answer")
    func getClaimCount() async throws {
        let givenAnswer: Int = 74
        let networkService = try MockNetworkService(answer: givenAnswer)
        let repository = ClaimsRepository(networkService: networkService)
        let readAnswer = try await repository.getClaimCount()
        #expect(readAnswer == givenAnswer)
        let expected = Endpoint(.get, "claims", "claim-count")
        #expect(networkService.endpoints == [expected])
    }

    @Test("observeProgress asks the server and reads its answer")
    func observeProgress() async throws {
        let claimId = 26
        let givenAnswer = ClaimProgress.samples[0]
        let networkService = try MockNetworkService(answer: givenAnswer)
        let repository = ClaimsRepository(networkService: networkService)
        var readAnswer: ClaimProgress?
        for await value in try await repository.observeProgress(claimId: claimId) {
            readAnswer = value
            break
        }
        #expect(readAnswer == givenAnswer)
        let expected = Endpoint(.get, "claims", String(claimId), "progress")
        #expect(networkService.endpoints == [expected])
    }
}
