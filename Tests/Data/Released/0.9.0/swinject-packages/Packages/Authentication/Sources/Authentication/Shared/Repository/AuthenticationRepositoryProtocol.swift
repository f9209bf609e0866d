import Common

nonisolated protocol AuthenticationRepositoryProtocol: Sendable {
    func logIn(email: String, password: String) async throws -> User
    func register(name: String, email: String, password: String) async throws -> User
    func resetPassword(email: String) async throws
}
