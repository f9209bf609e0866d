import Common
import CommonTesting
import Testing

@testable import Authentication

@MainActor
struct AuthenticationRepositoryTests {
    @Test("logging in sends email and password, and reads the user")
    func logsIn() async throws {
        let networkService = try MockNetworkService(answer: User.sample)
        let repository = AuthenticationRepository(networkService: networkService)
        let user = try await repository.logIn(email: "a@b.c", password: "secret")
        #expect(user == .sample)

        let expected = try Endpoint(.post, "sessions", body: ["email": "a@b.c", "password": "secret"])
        #expect(networkService.endpoints == [expected])
    }

    @Test("registering sends everything, and reads the user")
    func registers() async throws {
        let networkService = try MockNetworkService(answer: User.sample)
        let repository = AuthenticationRepository(networkService: networkService)
        let user = try await repository.register(name: "Anna", email: "a@b.c", password: "secret")
        #expect(user == .sample)

        let body = ["name": "Anna", "email": "a@b.c", "password": "secret"]
        let expected = try Endpoint(.post, "users", body: body)
        #expect(networkService.endpoints == [expected])
    }

    @Test("a forgotten password sends the email")
    func resetsPassword() async throws {
        let networkService = MockNetworkService()
        try await AuthenticationRepository(networkService: networkService).resetPassword(email: "a@b.c")

        let expected = try Endpoint(.post, "password-resets", body: ["email": "a@b.c"])
        #expect(networkService.endpoints == [expected])
    }
}
