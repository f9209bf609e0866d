import Combine

@MainActor
final class NotesGalleryViewModel: ObservableObject {
    // MARK: - Dependencies

    private weak var coordinator: NotesCoordinator?

    // MARK: - Initialization

    init(coordinator: NotesCoordinator?) {
        self.coordinator = coordinator
    }

    // MARK: - Navigation (Delegated to Coordinator)

    func close() {
        coordinator?.close(.gallery)
    }
}
