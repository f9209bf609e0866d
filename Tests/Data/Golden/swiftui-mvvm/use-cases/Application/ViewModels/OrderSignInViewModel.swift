import Combine
import Foundation

@MainActor
final class OrderSignInViewModel: BaseViewModel {
    // MARK: - Published State

    @Published var email = ""
    @Published var password = ""

    var isValid: Bool {
        email.contains("@")
            && !password.trimmingCharacters(in: .whitespaces).isEmpty
    }

    // MARK: - Dependencies

    private let repository: OrdersRepositoryProtocol
    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(repository: OrdersRepositoryProtocol, coordinator: Coordinator?) {
        self.repository = repository
        self.coordinator = coordinator
    }

    // MARK: - Submitting

    func submit() async {
        guard isValid, !isLoading else { return }
        await perform {
            try await repository.login(email: email, password: password)
            coordinator?.close(.ordersLogin)
            await coordinator?.refresh()
        }
    }
}
