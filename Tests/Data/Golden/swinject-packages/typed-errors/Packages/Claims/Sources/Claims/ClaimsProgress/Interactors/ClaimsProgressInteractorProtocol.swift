nonisolated protocol ClaimsProgressInteractorProtocol: Sendable {
    func observeProgress(claimId: Int) async throws(ClaimError) -> AsyncStream<ClaimProgress>
}
