public nonisolated protocol HomeCoordinatorFactoryProtocol {
    @MainActor
    func makeHomeCoordinator(
        router: Router,
        finishDelegate: CoordinatorFinishDelegate
    ) -> HomeFlowCoordinatorProtocol
}
