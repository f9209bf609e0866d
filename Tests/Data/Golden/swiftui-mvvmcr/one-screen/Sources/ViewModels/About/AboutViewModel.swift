import Combine

@MainActor
final class AboutViewModel: ObservableObject {
    // MARK: - Dependencies

    private weak var coordinator: AboutCoordinator?

    // MARK: - Initialization

    init(coordinator: AboutCoordinator?) {
        self.coordinator = coordinator
    }
}
