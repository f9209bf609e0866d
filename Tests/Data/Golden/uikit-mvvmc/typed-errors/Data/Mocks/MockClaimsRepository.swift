#if DEBUG
/// Stands in for the repository in previews and tests: answers as it is told to and remembers what it was asked.
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

    // MARK: - Properties
    private(set) var calls: [Call] = []
    /// Thrown by every call while it is set.
    var error: Error?
    /// Runs before a call answers.
    var whileRunning: (@MainActor () async -> Void)?
    var getClaimsResult = [
        Claim(id: 14, title: "Title 1", note: "Note 1"),
        Claim(id: 15, title: "Title 2", note: "Note 2"),
    ]
    /// The pages after the first, by number.
    var getClaimsPages: [Int: [Claim]] = [:]
    var getClaimResult = Claim(id: 14, title: "Title 1", note: "Note 1")
    var updateClaimResult = Claim(id: 14, title: "Title 1", note: "Note 1")
    var getClaimCountResult: Int = 74
    var observeProgressResult = ClaimProgress(done: 28, remark: "Remark 1")
    /// What `observeProgress` delivers after its result.
    var observeProgressUpdates = AsyncStream<ClaimProgress> { $0.finish() }

    // MARK: - Claims
    func getClaims(page: Int) async throws(ClaimError) -> [Claim] {
        do {
            try await record(.getClaims(page: page))
        } catch {
            throw error as? ClaimError ?? ClaimError.unknown
        }
        return page == 1 ? getClaimsResult : getClaimsPages[page] ?? []
    }

    func getClaim(id: Int) async throws(ClaimError) -> Claim {
        do {
            try await record(.getClaim(id: id))
        } catch {
            throw error as? ClaimError ?? ClaimError.unknown
        }
        return getClaimResult
    }

    func createClaim(claim: Claim) async throws(ClaimError) {
        do {
            try await record(.createClaim(claim: claim))
        } catch {
            throw error as? ClaimError ?? ClaimError.unknown
        }
    }

    func updateClaim(claim: Claim) async throws(SendError) -> Claim {
        do {
            try await record(.updateClaim(claim: claim))
        } catch {
            throw error as? SendError ?? SendError.unfinished
        }
        return updateClaimResult
    }

    func submitNote(claimId: Int, note: String) async throws(SendError) {
        do {
            try await record(.submitNote(claimId: claimId, note: note))
        } catch {
            throw error as? SendError ?? SendError.unfinished
        }
    }

    func closeClaim(id: Int) async throws(ClaimError) {
        do {
            try await record(.closeClaim(id: id))
        } catch {
            throw error as? ClaimError ?? ClaimError.unknown
        }
    }

    func removeClaim(id: Int) async throws {
        try await record(.removeClaim(id: id))
    }

    func getClaimCount() async throws(ClaimError) -> Int {
        do {
            try await record(.getClaimCount)
        } catch {
            throw error as? ClaimError ?? ClaimError.unknown
        }
        return getClaimCountResult
    }

    func observeProgress(claimId: Int) async throws(ClaimError) -> AsyncStream<ClaimProgress> {
        do {
            try await record(.observeProgress(claimId: claimId))
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

    // MARK: - Private Methods
    private func record(_ call: Call) async throws {
        calls.append(call)
        await whileRunning?()
        if let error { throw error }
    }
}
#endif
