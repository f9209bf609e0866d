nonisolated struct OrderSignInInteractor: OrderSignInInteractorProtocol {
    private let repository: OrdersRepositoryProtocol

    init(repository: OrdersRepositoryProtocol) {
        self.repository = repository
    }

    func login(email: String, password: String) async throws {
        try await repository.login(email: email, password: password)
    }
}
