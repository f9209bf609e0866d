@MainActor
protocol FavoritesCoordinatorActions: AnyObject {
    func showDetail(itemId: String)
}
