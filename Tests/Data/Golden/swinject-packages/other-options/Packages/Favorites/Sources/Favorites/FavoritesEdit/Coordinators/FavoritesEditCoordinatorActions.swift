@MainActor
protocol FavoritesEditCoordinatorActions: AnyObject {
    func closeEdit(_ controller: AnyObject?)
    func refresh() async
}
