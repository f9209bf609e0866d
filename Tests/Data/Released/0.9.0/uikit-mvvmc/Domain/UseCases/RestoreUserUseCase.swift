// MARK: - Restore User Use Case Protocol
protocol RestoreUserUseCaseProtocol: Sendable {
    func execute() async throws
}

// MARK: - Restore User Use Case
final class RestoreUserUseCase: RestoreUserUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let userManager: UserManagerProtocol

    // MARK: - Initialization
    init(userManager: UserManagerProtocol) {
        self.userManager = userManager
    }

    // MARK: - Execution
    func execute() async throws {
        try await userManager.restoreUser()
    }
}
