@MainActor
protocol FavoritesDetailCoordinatorActions: AnyObject {
    func showEdit(itemId: String, mode: EditorMode)
    func closeDetail()
    func refresh() async
}
