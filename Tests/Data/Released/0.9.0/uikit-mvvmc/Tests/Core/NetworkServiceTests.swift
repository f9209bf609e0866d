import Foundation
import Testing

@testable import Demo

@MainActor
struct NetworkServiceTests {
    @Test func asksTheServerInTheUsersName() async throws {
        let server = Server()
        let session = SessionManager()
        session.startSession(Session(accessToken: "token", expiresAt: .distantFuture))

        _ = try await makeService(server, session).data(for: Endpoint(.get, "orders", "a/b", query: ["q": "x&y"]))

        let requests = await server.requests
        let request = try #require(requests.first)
        #expect(request.url?.absoluteString == "https://api.example.com/v1/orders/a%2Fb?q=x%26y")
        #expect(request.httpMethod == "GET")
        #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer token")
    }

    @Test func sendsTheBody() async throws {
        let server = Server()

        try await makeService(server, SessionManager()).send(Endpoint(.post, "orders", body: ["name": "Tea"]))

        let requests = await server.requests
        let request = try #require(requests.first)
        #expect(request.httpBody == Data(#"{"name":"Tea"}"#.utf8))
        #expect(request.value(forHTTPHeaderField: "Authorization") == nil)
    }

    @Test func endsTheSessionThatTheServerRefuses() async {
        let session = SessionManager()
        session.startSession(Session(accessToken: "token", expiresAt: .distantFuture))

        let error = await error(of: makeService(Server(status: 401), session))

        #expect(error as? NetworkError == .serverError(401))
        #expect(session.accessToken() == nil)
    }

    @Test func reportsAMissingConnection() async {
        let error = await error(of: makeService(Server(failure: .notConnectedToInternet), SessionManager()))

        #expect(error as? NetworkError == .noConnection)
    }

    @Test func reportsACancelledRequestAsCancellation() async {
        let error = await error(of: makeService(Server(failure: .cancelled), SessionManager()))

        #expect(error is CancellationError)
    }

    @Test func reportsAnAnswerThatCannotBeRead() async {
        let service = makeService(Server(), SessionManager())

        var thrown: Error?
        do {
            let _: [String] = try await service.request(Endpoint(.get, "orders"))
        } catch {
            thrown = error
        }

        #expect(thrown as? NetworkError == .decodingError)
    }

    @Test func leavesOutAnElementThatItDoesNotKnow() async throws {
        let service = makeService(Server(answer: #"["yes", "perhaps", "no"]"#), SessionManager())

        let answer: [Known] = try await service.request(Endpoint(.get, "answers"))

        #expect(answer == [.yes, .no])
    }

    @Test func failsForAListOfWhichItKnowsNothing() async {
        let service = makeService(Server(answer: #"["perhaps"]"#), SessionManager())

        let answer = try? await service.request(Endpoint(.get, "answers")) as [Known]

        #expect(answer == nil)
    }

    @Test func failsForAnElementThatItCannotRead() async {
        let service = makeService(Server(answer: #"["1970-01-01T00:00:00Z", "yesterday"]"#), SessionManager())

        let answer = try? await service.request(Endpoint(.get, "dates")) as [Date]

        #expect(answer == nil)
    }

    @Test func refusesARequestWithoutAServer() async {
        let service = NetworkService(sessionManager: SessionManager(), environment: AppEnvironment(info: [:]))

        let error = await error(of: service)

        #expect(error as? NetworkError == .invalidURL)
    }

    // MARK: - Private Methods
    private func makeService(_ server: Server, _ session: SessionManager) -> NetworkService {
        return NetworkService(
            sessionManager: session,
            environment: AppEnvironment(info: ["AppBaseURL": "https://api.example.com/v1"]),
            transport: { try await server.answer($0) }
        )
    }

    private func error(of service: NetworkService) async -> Error? {
        do {
            _ = try await service.data(for: Endpoint(.get, "orders"))
            return nil
        } catch {
            return error
        }
    }
}

private enum Known: String, Decodable {
    case yes, no
}

/// Answers every request in the same way and remembers them.
private actor Server {
    private(set) var requests: [URLRequest] = []
    private let status: Int
    private let answer: String
    private let failure: URLError.Code?

    init(status: Int = 200, answer: String = "", failure: URLError.Code? = nil) {
        self.status = status
        self.answer = answer
        self.failure = failure
    }

    func answer(_ request: URLRequest) throws -> (Data, URLResponse) {
        requests.append(request)
        if let failure { throw URLError(failure) }
        guard
            let url = request.url,
            let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)
        else { throw URLError(.badURL) }
        return (Data(answer.utf8), response)
    }
}
