nonisolated protocol RegistrationInteractorProtocol {
    /// Signs the user in, and remembers it.
    @MainActor
    func register(name: String, email: String, password: String) async throws
}
