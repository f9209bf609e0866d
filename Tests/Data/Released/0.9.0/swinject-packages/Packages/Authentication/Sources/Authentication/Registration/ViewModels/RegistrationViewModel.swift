import Combine
import Foundation

@MainActor
final class RegistrationViewModel: ObservableObject {
    // MARK: - Published Properties (UI State)

    @Published var name = ""
    @Published var email = ""
    @Published var password = ""
    @Published private(set) var isSubmitting = false
    @Published private(set) var error: Error?

    var isValid: Bool {
        !name.trimmingCharacters(in: .whitespaces).isEmpty
            && email.contains("@")
            && !password.isEmpty
    }

    // MARK: - Dependencies

    private let interactor: RegistrationInteractorProtocol
    private weak var coordinator: RegistrationCoordinatorActions?

    // MARK: - Initialization

    init(interactor: RegistrationInteractorProtocol, coordinator: RegistrationCoordinatorActions?) {
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
            try await interactor.register(name: name, email: email, password: password)
            coordinator?.didSignIn()
        } catch {
            guard !Task.isCancelled, !(error is CancellationError) else { return }
            self.error = error
        }
    }
}
