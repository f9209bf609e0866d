import Combine
import Common

@MainActor
final class HomeViewModel: ObservableObject {
    let features = Feature.allCases

    private weak var coordinator: HomeCoordinatorActions?

    init(coordinator: HomeCoordinatorActions?) {
        self.coordinator = coordinator
    }

    func show(_ feature: Feature) {
        coordinator?.show(feature)
    }
}
