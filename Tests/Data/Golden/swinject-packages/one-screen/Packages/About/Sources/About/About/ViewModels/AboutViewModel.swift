import Combine

@MainActor
final class AboutViewModel: ObservableObject {
    // MARK: - Dependencies

    private weak var coordinator: AboutCoordinatorActions?

    // MARK: - Initialization

    init(coordinator: AboutCoordinatorActions?) {
        self.coordinator = coordinator
    }
}
