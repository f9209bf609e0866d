@MainActor
protocol FavoritesDetailCoordinatorActions: AnyObject {
    func showEdit(itemId: String, mode: EditorMode)
    func closeDetail(_ controller: AnyObject?)
    func refresh() async
}
