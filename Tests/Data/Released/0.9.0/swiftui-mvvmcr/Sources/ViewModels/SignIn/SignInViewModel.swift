import Combine

@MainActor
final class SignInViewModel: ObservableObject {
    private weak var coordinator: AppCoordinator?

    init(coordinator: AppCoordinator?) {
        self.coordinator = coordinator
    }

    func signIn() {
        coordinator?.login()
    }
}
