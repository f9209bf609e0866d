nonisolated protocol LoginInteractorProtocol {
    /// Signs the user in, and remembers it.
    @MainActor
    func logIn(email: String, password: String) async throws
}
