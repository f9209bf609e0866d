import Combine

@MainActor
final class NotesSettingsViewModel: ObservableObject {
    // MARK: - Dependencies

    private weak var coordinator: NotesCoordinator?

    // MARK: - Initialization

    init(coordinator: NotesCoordinator?) {
        self.coordinator = coordinator
    }
}
