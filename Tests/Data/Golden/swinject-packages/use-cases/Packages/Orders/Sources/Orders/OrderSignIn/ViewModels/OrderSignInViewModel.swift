import Combine
import Common
import Foundation

@MainActor
final class OrderSignInViewModel: ObservableObject, DiscardConfirming {
    // MARK: - Published Properties (UI State)

    @Published var email = ""
    @Published var password = ""
    @Published private(set) var isSubmitting = false
    @Published private(set) var error: Error?
    @Published var pendingDiscard: (() -> Void)?
    private var savedInput: [AnyHashable] = []

    var isValid: Bool {
        email.contains("@")
            && !password.trimmingCharacters(in: .whitespaces).isEmpty
    }

    var hasInput: Bool { input != savedInput }
    private var input: [AnyHashable] { [email, password] }

    // MARK: - Dependencies

    private let interactor: OrderSignInInteractorProtocol
    private weak var coordinator: OrderSignInCoordinatorActions?
    /// What shows the screen: the coordinator closes this one, and none that was opened since.
    weak var controller: AnyObject?

    // MARK: - Initialization

    init(interactor: OrderSignInInteractorProtocol, coordinator: OrderSignInCoordinatorActions?) {
        self.interactor = interactor
        self.coordinator = coordinator
        savedInput = input
    }

    // MARK: - Submitting

    func submit() async {
        guard isValid, !isSubmitting else { return }
        isSubmitting = true
        error = nil
        defer { isSubmitting = false }

        do {
            try await interactor.login(email: email, password: password)
            savedInput = input
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
