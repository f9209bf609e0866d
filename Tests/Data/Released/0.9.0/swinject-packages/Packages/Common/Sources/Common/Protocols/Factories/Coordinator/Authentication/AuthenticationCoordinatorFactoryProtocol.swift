public nonisolated protocol AuthenticationCoordinatorFactoryProtocol {
    @MainActor
    func makeAuthenticationCoordinator(
        router: Router,
        finishDelegate: CoordinatorFinishDelegate
    ) -> AuthenticationFlowCoordinatorProtocol
}
