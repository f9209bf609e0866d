import Testing

@testable import Demo

@MainActor
struct ClaimsUseCaseTests {
    @Test func getClaimsAsksTheRepository() async throws {
        let repository = MockClaimsRepository()
        let useCase = GetClaimsUseCase(repository: repository)

        let result = try await useCase.execute(page: 1)

        #expect(repository.calls == [.getClaims(page: 1)])
        #expect(result == repository.getClaimsResult)
    }

    @Test func getClaimAsksTheRepository() async throws {
        let repository = MockClaimsRepository()
        let useCase = GetClaimUseCase(repository: repository)

        let result = try await useCase.execute(id: 14)

        #expect(repository.calls == [.getClaim(id: 14)])
        #expect(result == repository.getClaimResult)
    }

    @Test func createClaimAsksTheRepository() async throws {
        let repository = MockClaimsRepository()
        let useCase = CreateClaimUseCase(repository: repository)

        try await useCase.execute(claim: Claim(id: 14, title: "Title 1", note: "Note 1"))

        #expect(repository.calls == [.createClaim(claim: Claim(id: 14, title: "Title 1", note: "Note 1"))])
    }

    @Test func updateClaimAsksTheRepository() async throws {
        let repository = MockClaimsRepository()
        let useCase = UpdateClaimUseCase(repository: repository)

        let result = try await useCase.execute(claim: Claim(id: 14, title: "Title 1", note: "Note 1"))

        #expect(repository.calls == [.updateClaim(claim: Claim(id: 14, title: "Title 1", note: "Note 1"))])
        #expect(result == repository.updateClaimResult)
    }

    @Test func submitNoteAsksTheRepository() async throws {
        let repository = MockClaimsRepository()
        let useCase = SubmitNoteUseCase(repository: repository)

        try await useCase.execute(claimId: 26, note: "Note 1")

        #expect(repository.calls == [.submitNote(claimId: 26, note: "Note 1")])
    }

    @Test func closeClaimAsksTheRepository() async throws {
        let repository = MockClaimsRepository()
        let useCase = CloseClaimUseCase(repository: repository)

        try await useCase.execute(id: 14)

        #expect(repository.calls == [.closeClaim(id: 14)])
    }

    @Test func removeClaimAsksTheRepository() async throws {
        let repository = MockClaimsRepository()
        let useCase = RemoveClaimUseCase(repository: repository)

        try await useCase.execute(id: 14)

        #expect(repository.calls == [.removeClaim(id: 14)])
    }

    @Test func getClaimCountAsksTheRepository() async throws {
        let repository = MockClaimsRepository()
        let useCase = GetClaimCountUseCase(repository: repository)

        let result = try await useCase.execute()

        #expect(repository.calls == [.getClaimCount])
        #expect(result == repository.getClaimCountResult)
    }

    @Test func observeProgressAsksTheRepository() async throws {
        let repository = MockClaimsRepository()
        let useCase = ObserveProgressUseCase(repository: repository)

        var result: ClaimProgress?
        for await value in try await useCase.execute(claimId: 26) {
            result = value
            break
        }

        #expect(repository.calls == [.observeProgress(claimId: 26)])
        #expect(result == repository.observeProgressResult)
    }
}
