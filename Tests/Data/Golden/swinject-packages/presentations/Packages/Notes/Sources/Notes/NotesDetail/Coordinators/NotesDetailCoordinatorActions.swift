@MainActor
protocol NotesDetailCoordinatorActions: AnyObject {
    func showEdit(itemId: String)
}
