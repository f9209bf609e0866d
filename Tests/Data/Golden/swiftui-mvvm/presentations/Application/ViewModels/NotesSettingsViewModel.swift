import Combine

@MainActor
final class NotesSettingsViewModel: ObservableObject {
    // MARK: - Dependencies

    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(coordinator: Coordinator?) {
        self.coordinator = coordinator
    }
}
