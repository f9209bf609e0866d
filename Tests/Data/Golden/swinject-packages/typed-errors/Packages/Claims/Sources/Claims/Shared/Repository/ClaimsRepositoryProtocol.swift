nonisolated protocol ClaimsRepositoryProtocol: Sendable {
    func getClaims(page: Int) async throws(ClaimError) -> [Claim]
    func getClaim(id: Int) async throws(ClaimError) -> Claim
    func createClaim(claim: Claim) async throws(ClaimError)
    func updateClaim(claim: Claim) async throws(SendError) -> Claim
    func submitNote(claimId: Int, note: String) async throws(SendError)
    func closeClaim(id: Int) async throws(ClaimError)
    func removeClaim(id: Int) async throws
    func getClaimCount() async throws(ClaimError) -> Int
    func observeProgress(claimId: Int) async throws(ClaimError) -> AsyncStream<ClaimProgress>
}
