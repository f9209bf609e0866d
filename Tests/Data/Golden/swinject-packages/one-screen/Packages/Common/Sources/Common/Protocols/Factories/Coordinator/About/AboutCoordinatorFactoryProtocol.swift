public nonisolated protocol AboutCoordinatorFactoryProtocol {
    @MainActor
    func makeAboutCoordinator(
        router: Router,
        finishDelegate: CoordinatorFinishDelegate
    ) -> AboutFlowCoordinatorProtocol
}
