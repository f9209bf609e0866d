public nonisolated protocol OrdersCoordinatorFactoryProtocol {
    @MainActor
    func makeOrdersCoordinator(
        router: Router,
        finishDelegate: CoordinatorFinishDelegate
    ) -> OrdersFlowCoordinatorProtocol
}
