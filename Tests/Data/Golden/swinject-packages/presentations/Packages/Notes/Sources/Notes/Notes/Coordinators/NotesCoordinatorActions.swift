@MainActor
protocol NotesCoordinatorActions: AnyObject {
    func showDetail(itemId: String)
    func showCreate()
    func showGallery()
    func showSettings()
}
