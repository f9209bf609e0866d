import Foundation
import Testing

@testable import Demo

@MainActor
struct ClaimsServiceTests {
    @Test("getClaims asks the server and reads its answer")
    func getClaims() async throws {
        let page = 38
        let givenAnswer = Claim.samples
        let mockNetwork = try MockNetworkService(answer: givenAnswer)
        let readAnswer = try await ClaimsService(networkService: mockNetwork).getClaims(page: page)
        #expect(readAnswer == givenAnswer)

        let expectedRequest = NetworkRequest(.get, "claims".withQuery(["page": String(page)]))
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("getClaim asks the server and reads its answer")
    func getClaim() async throws {
        let id = 14
        let givenAnswer = Claim.samples[0]
        let mockNetwork = try MockNetworkService(answer: givenAnswer)
        let readAnswer = try await ClaimsService(networkService: mockNetwork).getClaim(id: id)
        #expect(readAnswer == givenAnswer)

        let expectedRequest = NetworkRequest(.get, "claims/\(id)")
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("createClaim tells the server")
    func createClaim() async throws {
        let claim = Claim(id: 14, title: "Title 1", note: "Note 1")
        let mockNetwork = try MockNetworkService()
        try await ClaimsService(networkService: mockNetwork).createClaim(claim: claim)

        let expectedRequest = try NetworkRequest(.post, "claims", body: claim)
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("updateClaim asks the server and reads its answer")
    func updateClaim() async throws {
        let claim = Claim(id: 14, title: "Title 1", note: "Note 1")
        let givenAnswer = Claim.samples[0]
        let mockNetwork = try MockNetworkService(answer: givenAnswer)
        let readAnswer = try await ClaimsService(networkService: mockNetwork).updateClaim(claim: claim)
        #expect(readAnswer == givenAnswer)

        let expectedRequest = try NetworkRequest(.put, "claims/\(claim.id)", body: claim)
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("submitNote tells the server")
    func submitNote() async throws {
        let claimId = 26
        let note = "a/b c?d&é=1%+"
        struct Body: Encodable {
            let note: String
        }

        let mockNetwork = try MockNetworkService()
        try await ClaimsService(networkService: mockNetwork).submitNote(claimId: claimId, note: note)

        let expectedRequest = try NetworkRequest(.post, "claims/\(claimId)/submit-note", body: Body(note: note))
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("closeClaim tells the server")
    func closeClaim() async throws {
        let id = 14
        let mockNetwork = try MockNetworkService()
        try await ClaimsService(networkService: mockNetwork).closeClaim(id: id)

        let expectedRequest = NetworkRequest(.post, "claims/\(id)/close")
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("removeClaim tells the server")
    func removeClaim() async throws {
        let id = 14
        let mockNetwork = try MockNetworkService()
        try await ClaimsService(networkService: mockNetwork).removeClaim(id: id)

        let expectedRequest = NetworkRequest(.delete, "claims/\(id)")
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("getClaimCount asks the server and reads its answer")
    func getClaimCount() async throws {
        let givenAnswer: Int = 74
        let mockNetwork = try MockNetworkService(answer: givenAnswer)
        let readAnswer = try await ClaimsService(networkService: mockNetwork).getClaimCount()
        #expect(readAnswer == givenAnswer)

        let expectedRequest = NetworkRequest(.get, "claims/claim-count")
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("observeProgress asks the server and reads its answer")
    func observeProgress() async throws {
        let claimId = 26
        let givenAnswer = ClaimProgress.samples[0]
        let mockNetwork = try MockNetworkService(answer: givenAnswer)
        var readAnswer: ClaimProgress?
        for await value in try await ClaimsService(networkService: mockNetwork).observeProgress(claimId: claimId) {
            readAnswer = value
            break
        }
        #expect(readAnswer == givenAnswer)

        let expectedRequest = NetworkRequest(.get, "claims/\(claimId)/progress")
        #expect(mockNetwork.requests == [expectedRequest])
    }

    @Test("the container makes one with sample data, or one that asks the server")
    func isMade() {
        #expect(DependencyContainer(usesSampleData: true).claimsService is MockClaimsService)
        #expect(DependencyContainer(usesSampleData: false).claimsService is ClaimsService)
    }
}
