public protocol DogsCoordinatorFactoryProtocol {
    @MainActor func makeDogsCoordinator(router: any Router) -> any ChildCoordinator
}

public protocol WalksCoordinatorFactoryProtocol {
    @MainActor func makeWalksCoordinator(router: any Router) -> any ChildCoordinator
}
