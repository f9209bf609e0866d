nonisolated protocol ClaimsEditInteractorProtocol: Sendable {
    func getClaim(id: Int) async throws(ClaimError) -> Claim
    func updateClaim(claim: Claim) async throws(SendError) -> Claim
    func submitNote(claimId: Int, note: String) async throws(SendError)
}
