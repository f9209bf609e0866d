import Combine

@MainActor
final class AboutViewModel: ObservableObject {
    // MARK: - Dependencies

    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(coordinator: Coordinator?) {
        self.coordinator = coordinator
    }
}
