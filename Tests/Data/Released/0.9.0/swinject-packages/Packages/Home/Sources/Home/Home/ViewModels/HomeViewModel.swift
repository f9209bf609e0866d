import Combine
import Common

@MainActor
final class HomeViewModel: ObservableObject {
    let features = Feature.allCases

    private let interactor: HomeInteractorProtocol
    private weak var coordinator: HomeCoordinatorActions?

    init(interactor: HomeInteractorProtocol, coordinator: HomeCoordinatorActions?) {
        self.interactor = interactor
        self.coordinator = coordinator
    }

    var userName: String {
        interactor.user?.name ?? ""
    }

    func show(_ feature: Feature) {
        coordinator?.show(feature)
    }

    func signOut() {
        interactor.signOut()
        coordinator?.finish()
    }
}
