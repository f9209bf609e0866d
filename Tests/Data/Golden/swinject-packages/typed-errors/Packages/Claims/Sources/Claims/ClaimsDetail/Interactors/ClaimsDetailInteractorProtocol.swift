nonisolated protocol ClaimsDetailInteractorProtocol: Sendable {
    func getClaim(id: Int) async throws(ClaimError) -> Claim
    func closeClaim(id: Int) async throws(ClaimError)
    func removeClaim(id: Int) async throws
}
