#if DEBUG
/// The mock API: answers with samples, in previews and tests too, and remembers what it was asked.
@MainActor
final class MockClaimsRepository: ClaimsRepositoryProtocol {
    enum Call: Equatable {
        case getClaims(page: Int)
        case getClaim(id: Int)
        case createClaim(claim: Claim)
        case updateClaim(claim: Claim)
        case submitNote(claimId: Int, note: String)
        case closeClaim(id: Int)
        case removeClaim(id: Int)
        case getClaimCount
        case observeProgress(claimId: Int)
    }

    private(set) var calls: [Call] = []

    /// Runs within each call: may look at what the caller shows meanwhile, or throw.
    var onCall: @MainActor () async throws -> Void = {}

    var getClaimsResult = Claim.samples
    /// The pages after the first, by number.
    var getClaimsPages: [Int: [Claim]] = [:]
    var getClaimResult = Claim.samples[0]
    var updateClaimResult = Claim.samples[0]
    var getClaimCountResult: Int = 74
    var observeProgressResult = ClaimProgress.samples[0]
    /// What `observeProgress` delivers after its result.
    var observeProgressUpdates = AsyncStream<ClaimProgress> { $0.finish() }

    func getClaims(page: Int) async throws(ClaimError) -> [Claim] {
        calls.append(.getClaims(page: page))
        do {
            try await onCall()
        } catch {
            throw error as? ClaimError ?? ClaimError.unknown
        }
        return page == 1 ? getClaimsResult : getClaimsPages[page] ?? []
    }

    func getClaim(id: Int) async throws(ClaimError) -> Claim {
        calls.append(.getClaim(id: id))
        do {
            try await onCall()
        } catch {
            throw error as? ClaimError ?? ClaimError.unknown
        }
        return getClaimResult
    }

    func createClaim(claim: Claim) async throws(ClaimError) {
        calls.append(.createClaim(claim: claim))
        do {
            try await onCall()
        } catch {
            throw error as? ClaimError ?? ClaimError.unknown
        }
    }

    func updateClaim(claim: Claim) async throws(SendError) -> Claim {
        calls.append(.updateClaim(claim: claim))
        do {
            try await onCall()
        } catch {
            throw error as? SendError ?? SendError.unfinished
        }
        return updateClaimResult
    }

    func submitNote(claimId: Int, note: String) async throws(SendError) {
        calls.append(.submitNote(claimId: claimId, note: note))
        do {
            try await onCall()
        } catch {
            throw error as? SendError ?? SendError.unfinished
        }
    }

    func closeClaim(id: Int) async throws(ClaimError) {
        calls.append(.closeClaim(id: id))
        do {
            try await onCall()
        } catch {
            throw error as? ClaimError ?? ClaimError.unknown
        }
    }

    func removeClaim(id: Int) async throws {
        calls.append(.removeClaim(id: id))
        try await onCall()
    }

    func getClaimCount() async throws(ClaimError) -> Int {
        calls.append(.getClaimCount)
        do {
            try await onCall()
        } catch {
            throw error as? ClaimError ?? ClaimError.unknown
        }
        return getClaimCountResult
    }

    func observeProgress(claimId: Int) async throws(ClaimError) -> AsyncStream<ClaimProgress> {
        calls.append(.observeProgress(claimId: claimId))
        do {
            try await onCall()
        } catch {
            throw error as? ClaimError ?? ClaimError.unknown
        }
        return AsyncStream { continuation in
            continuation.yield(observeProgressResult)
            let updates = Task {
                for await value in observeProgressUpdates { continuation.yield(value) }
                continuation.finish()
            }
            continuation.onTermination = { _ in updates.cancel() }
        }
    }
}

// MARK: - Samples

nonisolated extension Claim {
    static let samples = [
        Claim(id: 14, title: "Title 1", note: "Note 1"),
        Claim(id: 15, title: "Title 2", note: "Note 2"),
    ]
}

nonisolated extension ClaimProgress {
    static let samples = [ClaimProgress(done: 28, remark: "Remark 1"), ClaimProgress(done: 29, remark: "Remark 2")]
}
#endif
