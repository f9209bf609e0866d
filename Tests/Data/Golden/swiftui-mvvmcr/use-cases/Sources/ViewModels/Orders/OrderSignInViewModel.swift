import Combine
import Foundation
import OSLog

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

    private let service: OrdersServiceProtocol
    private weak var coordinator: OrdersCoordinator?

    // MARK: - Initialization

    init(service: OrdersServiceProtocol, coordinator: OrdersCoordinator?) {
        self.service = service
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
            try await service.login(email: email, password: password)
            Logger.orders.debug("Sent login")
            savedInput = input
            coordinator?.close(.login)
            await coordinator?.refresh()
        } catch {
            show(error)
        }
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
        Logger.orders.error("Login failed: \(error.localizedDescription)")
    }
}
