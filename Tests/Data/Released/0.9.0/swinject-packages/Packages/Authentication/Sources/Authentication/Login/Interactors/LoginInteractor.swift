import Common

nonisolated struct LoginInteractor: LoginInteractorProtocol {
    private let repository: AuthenticationRepositoryProtocol
    private let sessionStore: SessionStoreProtocol

    init(repository: AuthenticationRepositoryProtocol, sessionStore: SessionStoreProtocol) {
        self.repository = repository
        self.sessionStore = sessionStore
    }

    @MainActor
    func logIn(email: String, password: String) async throws {
        sessionStore.user = try await repository.logIn(email: email, password: password)
    }
}
