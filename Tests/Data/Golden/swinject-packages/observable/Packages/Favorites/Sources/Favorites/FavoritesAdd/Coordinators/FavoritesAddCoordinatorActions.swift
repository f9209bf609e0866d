@MainActor
protocol FavoritesAddCoordinatorActions: AnyObject {
    func closeAdd(_ controller: AnyObject?)
    func refresh() async
}
