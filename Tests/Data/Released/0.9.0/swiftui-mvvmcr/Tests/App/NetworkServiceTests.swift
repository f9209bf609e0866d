import Foundation
import Testing

@testable import Demo

@MainActor
struct NetworkServiceTests {
    @Test("reads the answer as the type that is asked for")
    func reads() async throws {
        let network = try MockNetworkService(answer: ["first", "second"])
        let answer: [String] = try await network.value(for: NetworkRequest(.get, "path"))
        #expect(answer == ["first", "second"])
    }

    @Test("reads and sends dates as the server writes them")
    func readsDates() async throws {
        let network = try MockNetworkService(answer: ["1970-01-01T00:00:00Z"])
        let answer: [Date] = try await network.value(for: NetworkRequest(.get, "path"))
        #expect(answer == [Date(timeIntervalSince1970: 0)])

        let request = try NetworkRequest(.put, "path", body: answer)
        #expect(request.body == Data(#"["1970-01-01T00:00:00Z"]"#.utf8))
    }

    @Test("leaves out an element of a list that holds what it does not know")
    func leavesOutUnknown() async throws {
        let network = try MockNetworkService(answer: ["yes", "perhaps", "no"])
        let answer: [Known] = try await network.value(for: NetworkRequest(.get, "path"))
        #expect(answer == [.yes, .no])
    }

    @Test("fails for a list of which it knows nothing, and for an element that it cannot read")
    func failsForTheRest() async throws {
        let unknown = try MockNetworkService(answer: ["perhaps"])
        let known = try? await unknown.value(for: NetworkRequest(.get, "path")) as [Known]
        #expect(known == nil)

        let unreadable = try MockNetworkService(answer: ["1970-01-01T00:00:00Z", "yesterday"])
        let dates = try? await unreadable.value(for: NetworkRequest(.get, "path")) as [Date]
        #expect(dates == nil)
    }

    nonisolated private enum Known: String, Decodable {
        case yes, no
    }

    @Test("addresses the server with method, path and body")
    func addressesServer() throws {
        let request = try NetworkRequest(.put, "path/1?a=b", body: ["name": "value"])
        let urlRequest = try NetworkService(baseURL: "https://example.com").urlRequest(for: request)
        #expect(urlRequest.url?.absoluteString == "https://example.com/path/1?a=b")
        #expect(urlRequest.httpMethod == "PUT")
        #expect(urlRequest.httpBody == Data(#"{"name":"value"}"#.utf8))
        #expect(urlRequest.value(forHTTPHeaderField: "Content-Type") == "application/json")
    }
}
