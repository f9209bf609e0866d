@MainActor
protocol NotesEditCoordinatorActions: AnyObject {
    func closeEdit(_ controller: AnyObject?)
    func refresh() async
}
