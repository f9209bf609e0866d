nonisolated protocol ClaimsInteractorProtocol: Sendable {
    func getClaims(page: Int) async throws(ClaimError) -> [Claim]
    func getClaimCount() async throws(ClaimError) -> Int
}
