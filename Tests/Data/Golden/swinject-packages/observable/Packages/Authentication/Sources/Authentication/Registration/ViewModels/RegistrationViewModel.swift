import Foundation
import Observation

@MainActor
@Observable
final class RegistrationViewModel {
    // MARK: - UI State

    var name = ""
    var email = ""
    var password = ""
    private(set) var isSubmitting = false
    private(set) var error: Error?

    var isValid: Bool {
        !name.trimmingCharacters(in: .whitespaces).isEmpty
            && email.contains("@")
            && !password.isEmpty
    }

    // MARK: - Dependencies

    private let interactor: RegistrationInteractorProtocol
    @ObservationIgnored private weak var coordinator: RegistrationCoordinatorActions?

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
