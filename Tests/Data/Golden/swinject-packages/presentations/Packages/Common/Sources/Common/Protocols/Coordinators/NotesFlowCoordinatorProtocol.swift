/// The flow of Notes, as other features see it.
@MainActor
public protocol NotesFlowCoordinatorProtocol: ChildCoordinator, DeepLinkHandling {
    func showDetail(itemId: String)
    func showEdit(itemId: String)
    func showCreate()
    func showGallery()
    func showSettings()
}
