public nonisolated protocol DeliveriesCoordinatorFactoryProtocol {
    @MainActor
    func makeDeliveriesCoordinator(
        router: Router,
        finishDelegate: CoordinatorFinishDelegate
    ) -> DeliveriesFlowCoordinatorProtocol
}
