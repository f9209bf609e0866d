import Combine

@MainActor
final class AboutAboutViewModel: ObservableObject {
    // MARK: - Dependencies

    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(coordinator: Coordinator?) {
        self.coordinator = coordinator
    }
}
