public nonisolated protocol CatalogItemsCoordinatorFactoryProtocol {
    @MainActor
    func makeCatalogItemsCoordinator(
        router: Router,
        finishDelegate: CoordinatorFinishDelegate
    ) -> CatalogItemsFlowCoordinatorProtocol
}
