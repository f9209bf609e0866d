import Combine

@MainActor
final class LoginViewModel: ObservableObject {
    // MARK: - Published Properties (UI State)

    @Published var email = ""
    @Published var password = ""
    @Published private(set) var isSubmitting = false
    @Published private(set) var error: Error?

    var isValid: Bool {
        email.contains("@") && !password.isEmpty
    }

    // MARK: - Dependencies

    private let interactor: LoginInteractorProtocol
    private weak var coordinator: LoginCoordinatorActions?

    // MARK: - Initialization

    init(interactor: LoginInteractorProtocol, coordinator: LoginCoordinatorActions?) {
        self.interactor = interactor
        self.coordinator = coordinator
    }

    // MARK: - Submitting

    func submit() async {
        guard isValid, !isSubmitting else { return }
        isSubmitting = true
        error = nil
        defer { isSubmitting = false }

        do {
            try await interactor.logIn(email: email, password: password)
            coordinator?.didSignIn()
        } catch {
            guard !Task.isCancelled, !(error is CancellationError) else { return }
            self.error = error
        }
    }

    // MARK: - Navigation

    func showRegistration() {
        coordinator?.showRegistration()
    }

    func showForgotPassword() {
        coordinator?.showForgotPassword()
    }
}
