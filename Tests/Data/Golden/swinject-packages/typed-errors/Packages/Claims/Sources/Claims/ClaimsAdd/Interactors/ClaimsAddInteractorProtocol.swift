nonisolated protocol ClaimsAddInteractorProtocol: Sendable {
    func createClaim(claim: Claim) async throws(ClaimError)
}
