import Observation

@MainActor
@Observable
final class SignInViewModel {
    @ObservationIgnored private weak var coordinator: AppCoordinator?

    init(coordinator: AppCoordinator?) {
        self.coordinator = coordinator
    }

    func signIn() {
        coordinator?.login()
    }
}
