import Combine

@MainActor
final class ForgotPasswordViewModel: ObservableObject {
    // MARK: - Published Properties (UI State)

    @Published var email = ""
    @Published private(set) var isSubmitting = false
    @Published private(set) var isSent = false
    @Published private(set) var error: Error?

    var isValid: Bool {
        email.contains("@")
    }

    // MARK: - Dependencies

    private let interactor: ForgotPasswordInteractorProtocol
    private weak var coordinator: ForgotPasswordCoordinatorActions?

    // MARK: - Initialization

    init(interactor: ForgotPasswordInteractorProtocol, coordinator: ForgotPasswordCoordinatorActions?) {
        self.interactor = interactor
        self.coordinator = coordinator
    }

    // MARK: - Submitting

    func submit() async {
        guard isValid, !isSubmitting else { return }
        isSubmitting = true
        isSent = false
        error = nil
        defer { isSubmitting = false }

        do {
            try await interactor.resetPassword(email: email)
            isSent = true
        } catch {
            guard !Task.isCancelled, !(error is CancellationError) else { return }
            self.error = error
        }
    }
}
