import Common

nonisolated protocol AppCoordinatorFactoryProtocol {
    @MainActor
    func makeAppCoordinator(router: Router) -> AppCoordinatorProtocol
}
