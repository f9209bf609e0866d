import Common

nonisolated struct RegistrationInteractor: RegistrationInteractorProtocol {
    private let repository: AuthenticationRepositoryProtocol
    private let sessionStore: SessionStoreProtocol

    init(repository: AuthenticationRepositoryProtocol, sessionStore: SessionStoreProtocol) {
        self.repository = repository
        self.sessionStore = sessionStore
    }

    @MainActor
    func register(name: String, email: String, password: String) async throws {
        sessionStore.user = try await repository.register(name: name, email: email, password: password)
    }
}
