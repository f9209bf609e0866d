/// The flow of Favorites, as other features see it.
@MainActor
public protocol FavoritesFlowCoordinatorProtocol: ChildCoordinator {
    func showDetail(itemId: String)
    func showSettings()
}
