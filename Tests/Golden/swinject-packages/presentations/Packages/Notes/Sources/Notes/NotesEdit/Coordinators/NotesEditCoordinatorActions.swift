@MainActor
protocol NotesEditCoordinatorActions: AnyObject {
    func closeEdit()
    func refresh() async
}
