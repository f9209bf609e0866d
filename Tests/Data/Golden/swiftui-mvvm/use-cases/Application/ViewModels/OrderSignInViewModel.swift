import Combine
import Foundation

@MainActor
final class OrderSignInViewModel: BaseViewModel, DiscardConfirming {
    // MARK: - Published State

    @Published var email = ""
    @Published var password = ""
    @Published var pendingDiscard: (() -> Void)?
    private var savedInput: [AnyHashable] = []

    var isValid: Bool {
        email.contains("@")
            && !password.trimmingCharacters(in: .whitespaces).isEmpty
    }

    var hasInput: Bool { input != savedInput }
    private var input: [AnyHashable] { [email, password] }

    // MARK: - Dependencies

    private let repository: OrdersRepositoryProtocol
    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(repository: OrdersRepositoryProtocol, coordinator: Coordinator?) {
        self.repository = repository
        self.coordinator = coordinator
        super.init()
        savedInput = input
    }

    // MARK: - Submitting

    func submit() async {
        guard isValid, !isLoading else { return }
        await perform {
            try await repository.login(email: email, password: password)
            savedInput = input
            coordinator?.close(.ordersLogin)
            await coordinator?.refresh()
        }
    }
}
