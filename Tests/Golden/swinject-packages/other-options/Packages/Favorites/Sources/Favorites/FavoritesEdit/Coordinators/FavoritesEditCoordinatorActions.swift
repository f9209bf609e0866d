@MainActor
protocol FavoritesEditCoordinatorActions: AnyObject {
    func closeEdit()
    func refresh() async
}
