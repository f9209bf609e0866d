import Combine
import Foundation

@MainActor
final class OrderSignInViewModel: ObservableObject {
    // MARK: - Published Properties (UI State)

    @Published var email = ""
    @Published var password = ""
    @Published private(set) var isSubmitting = false
    @Published private(set) var error: Error?

    var isValid: Bool {
        email.contains("@")
            && !password.trimmingCharacters(in: .whitespaces).isEmpty
    }

    // MARK: - Dependencies

    private let interactor: OrderSignInInteractorProtocol
    private weak var coordinator: OrderSignInCoordinatorActions?
    /// What shows the screen: the coordinator closes this one, and none that was opened since.
    weak var controller: AnyObject?

    // MARK: - Initialization

    init(interactor: OrderSignInInteractorProtocol, coordinator: OrderSignInCoordinatorActions?) {
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
            try await interactor.login(email: email, password: password)
            coordinator?.closeLogin(controller)
            await coordinator?.refresh()
        } catch {
            show(error)
        }
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
    }
}
