import CommonTesting
import Foundation
import Swinject
import Testing

@testable import Common

@MainActor
struct NetworkServiceTests {
    @Test("reads the answer as the type that is asked for")
    func reads() async throws {
        let networkService = try MockNetworkService(answer: [Date(timeIntervalSince1970: 0)])
        let answer: [Date] = try await networkService.request(Endpoint(.get, "path"))
        #expect(answer == [Date(timeIntervalSince1970: 0)])
    }

    @Test("leaves out an element of a list that holds what it does not know")
    func leavesOutUnknown() async throws {
        let networkService = try MockNetworkService(answer: ["yes", "perhaps", "no"])
        let answer: [Known] = try await networkService.request(Endpoint(.get, "path"))
        #expect(answer == [.yes, .no])
    }

    @Test("fails for a list of which it knows nothing, and for an element that it cannot read")
    func failsForTheRest() async throws {
        let unknown = try MockNetworkService(answer: ["perhaps"])
        let known = try? await unknown.request(Endpoint(.get, "path")) as [Known]
        #expect(known == nil)

        let unreadable = try MockNetworkService(answer: ["1970-01-01T00:00:00Z", "yesterday"])
        let dates = try? await unreadable.request(Endpoint(.get, "path")) as [Date]
        #expect(dates == nil)
    }

    nonisolated private enum Known: String, Decodable {
        case yes, no
    }

    @Test("encodes each part of the address")
    func addresses() throws {
        let endpoint = Endpoint(.get, "a/b c", "d", query: ["q": "1 & 2", "a": "é", "none": nil])
        let request = try NetworkService(baseURL: "https://example.com").urlRequest(for: endpoint)
        #expect(request.url?.absoluteString == "https://example.com/a%2Fb%20c/d?a=%C3%A9&q=1%20%26%202")
        #expect(request.httpMethod == "GET")
        #expect(request.httpBody == nil)
    }

    @Test("sends a body as JSON")
    func sendsBody() throws {
        let endpoint = try Endpoint(.put, "path", body: ["name": "value"])
        let request = try NetworkService(baseURL: "https://example.com").urlRequest(for: endpoint)
        #expect(request.httpMethod == "PUT")
        #expect(request.httpBody == Data(#"{"name":"value"}"#.utf8))
        #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/json")
    }

    @Test("the assembly registers what all features share, once")
    func isRegistered() throws {
        let resolver = Assembler([CommonAssembly()]).resolver
        _ = try #require(resolver.resolve(NetworkServiceProtocol.self))
        let sessionStore = try #require(resolver.resolve(SessionStoreProtocol.self))
        #expect(resolver.resolve(SessionStoreProtocol.self) === sessionStore)
    }
}
