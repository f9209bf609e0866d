#if DEBUG
import Common

/// Lets everyone in, for previews and tests, and remembers what it was asked.
@MainActor
final class MockAuthenticationRepository {
    /// The assembly, which is not on the main actor, registers it.
    nonisolated init() {}

    enum Call: Equatable {
        case logIn(email: String, password: String)
        case register(name: String, email: String, password: String)
        case resetPassword(email: String)
    }

    private(set) var calls: [Call] = []

    /// Runs within each call: may look at what the caller shows meanwhile, or throw in the repository's place.
    var onCall: @MainActor () async throws -> Void = {}

    var userResult = User(id: "user-1", name: "Anna", email: "anna@example.com")

    func logIn(email: String, password: String) async throws -> User {
        calls.append(.logIn(email: email, password: password))
        try await onCall()
        return userResult
    }

    func register(name: String, email: String, password: String) async throws -> User {
        calls.append(.register(name: name, email: email, password: password))
        try await onCall()
        return userResult
    }

    func resetPassword(email: String) async throws {
        calls.append(.resetPassword(email: email))
        try await onCall()
    }
}

extension MockAuthenticationRepository: AuthenticationRepositoryProtocol {}
#endif
