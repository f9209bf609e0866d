/// The flow of Favorites, as other features see it.
@MainActor
public protocol FavoritesFlowCoordinatorProtocol: ChildCoordinator, DeepLinkHandling {
    func showDetail(itemId: String)
}
