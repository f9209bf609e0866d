import Combine

@MainActor
final class SplashViewModel: ObservableObject {
    private let interactor: SplashInteractorProtocol
    private weak var coordinator: SplashCoordinatorActions?

    init(interactor: SplashInteractorProtocol, coordinator: SplashCoordinatorActions?) {
        self.interactor = interactor
        self.coordinator = coordinator
    }

    /// Leads those who are signed in home, and anyone else to signing in.
    func decide() {
        if interactor.isSignedIn {
            coordinator?.showHome()
        } else {
            coordinator?.showAuthentication()
        }
    }
}
