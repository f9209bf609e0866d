import Common

nonisolated struct AuthenticationRepository: AuthenticationRepositoryProtocol {
    private let networkService: NetworkServiceProtocol

    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    func logIn(email: String, password: String) async throws -> User {
        try await networkService.request(Endpoint(.post, "sessions", body: ["email": email, "password": password]))
    }

    func register(name: String, email: String, password: String) async throws -> User {
        let body = ["name": name, "email": email, "password": password]
        return try await networkService.request(Endpoint(.post, "users", body: body))
    }

    func resetPassword(email: String) async throws {
        try await networkService.send(Endpoint(.post, "password-resets", body: ["email": email]))
    }
}
