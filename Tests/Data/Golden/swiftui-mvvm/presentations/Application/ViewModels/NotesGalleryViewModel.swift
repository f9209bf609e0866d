import Combine

@MainActor
final class NotesGalleryViewModel: ObservableObject {
    // MARK: - Dependencies

    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(coordinator: Coordinator?) {
        self.coordinator = coordinator
    }

    // MARK: - Navigation

    func close() {
        coordinator?.close(.notesGallery)
    }
}
