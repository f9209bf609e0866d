nonisolated protocol OrderSignInInteractorProtocol: Sendable {
    func login(email: String, password: String) async throws
}
