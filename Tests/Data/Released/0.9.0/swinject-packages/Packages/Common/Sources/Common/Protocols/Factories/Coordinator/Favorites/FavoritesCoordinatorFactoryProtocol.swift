public nonisolated protocol FavoritesCoordinatorFactoryProtocol {
    @MainActor
    func makeFavoritesCoordinator(
        router: Router,
        finishDelegate: CoordinatorFinishDelegate
    ) -> FavoritesFlowCoordinatorProtocol
}
