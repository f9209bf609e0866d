// MARK: - Login Use Case Protocol
protocol LoginUseCaseProtocol: Sendable {
    func execute(email: String, password: String) async throws
}

// MARK: - Login Use Case
final class LoginUseCase: LoginUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: OrdersRepositoryProtocol

    // MARK: - Initialization
    init(repository: OrdersRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(email: String, password: String) async throws {
        try await repository.login(email: email, password: password)
    }
}
