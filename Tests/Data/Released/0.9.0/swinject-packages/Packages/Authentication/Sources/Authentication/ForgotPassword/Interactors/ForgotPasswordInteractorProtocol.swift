nonisolated protocol ForgotPasswordInteractorProtocol: Sendable {
    func resetPassword(email: String) async throws
}
