@MainActor
protocol NotesCreateCoordinatorActions: AnyObject {
    func closeCreate(_ controller: AnyObject?)
    func refresh() async
}
