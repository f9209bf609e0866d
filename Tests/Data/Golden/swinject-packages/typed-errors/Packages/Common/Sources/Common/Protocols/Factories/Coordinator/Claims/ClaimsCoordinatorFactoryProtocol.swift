public nonisolated protocol ClaimsCoordinatorFactoryProtocol {
    @MainActor
    func makeClaimsCoordinator(
        router: Router,
        finishDelegate: CoordinatorFinishDelegate
    ) -> ClaimsFlowCoordinatorProtocol
}
