import Combine

@MainActor
final class NotesSettingsViewModel: ObservableObject {
    // MARK: - Dependencies

    private weak var coordinator: NotesSettingsCoordinatorActions?

    // MARK: - Initialization

    init(coordinator: NotesSettingsCoordinatorActions?) {
        self.coordinator = coordinator
    }
}
