@MainActor
protocol NotesCreateCoordinatorActions: AnyObject {
    func closeCreate()
    func refresh() async
}
