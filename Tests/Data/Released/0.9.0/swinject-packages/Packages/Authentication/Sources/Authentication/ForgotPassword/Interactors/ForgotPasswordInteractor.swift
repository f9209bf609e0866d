nonisolated struct ForgotPasswordInteractor: ForgotPasswordInteractorProtocol {
    private let repository: AuthenticationRepositoryProtocol

    init(repository: AuthenticationRepositoryProtocol) {
        self.repository = repository
    }

    func resetPassword(email: String) async throws {
        try await repository.resetPassword(email: email)
    }
}
