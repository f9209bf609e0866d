import Combine

@MainActor
final class NotesGalleryViewModel: ObservableObject {
    // MARK: - Dependencies

    private weak var coordinator: NotesGalleryCoordinatorActions?
    /// What shows the screen: the coordinator closes this one, and none that was opened since.
    weak var controller: AnyObject?

    // MARK: - Initialization

    init(coordinator: NotesGalleryCoordinatorActions?) {
        self.coordinator = coordinator
    }

    // MARK: - Navigation (Delegated to Coordinator)

    func close() {
        coordinator?.closeGallery(controller)
    }
}
