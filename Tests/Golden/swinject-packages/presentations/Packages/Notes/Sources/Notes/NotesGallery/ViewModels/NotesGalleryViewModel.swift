import Combine

@MainActor
final class NotesGalleryViewModel: ObservableObject {
    // MARK: - Dependencies

    private weak var coordinator: NotesGalleryCoordinatorActions?

    // MARK: - Initialization

    init(coordinator: NotesGalleryCoordinatorActions?) {
        self.coordinator = coordinator
    }

    // MARK: - Navigation (Delegated to Coordinator)

    func close() {
        coordinator?.closeGallery()
    }
}
