@MainActor
protocol FavoritesDetailCoordinatorActions: AnyObject {
    func closeDetail(_ controller: AnyObject?)
    func refresh() async
}
