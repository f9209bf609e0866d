import Foundation
import Testing

@testable import Demo

@MainActor
struct NetworkServiceTests {
    @Test("addresses the API with method, encoded path and body")
    func addresses() throws {
        let endpoint = try Endpoint(.put, "things", "a/b c?d&é=1%+", body: ["name": "value"])
        let request = try NetworkService(baseURL: "https://example.com/v1").urlRequest(for: endpoint)
        let url = "https://example.com/v1/things/a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B"
        #expect(request.url?.absoluteString == url)
        #expect(request.httpMethod == "PUT")
        #expect(request.httpBody == Data(#"{"name":"value"}"#.utf8))
        #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/json")
    }

    @Test("encodes the query, and leaves out what has no value")
    func encodesQuery() throws {
        let endpoint = Endpoint(.get, "things", query: ["b": "1&2 +", "c": nil, "a": ""])
        let request = try NetworkService(baseURL: "https://example.com").urlRequest(for: endpoint)
        #expect(request.url?.absoluteString == "https://example.com/things?a=&b=1%262%20%2B")
    }

    @Test("reads the response as the type that is asked for")
    func reads() async throws {
        let value: [Date] = try await service(status: 200).request(Endpoint(.get, "dates"))
        #expect(value == [Date(timeIntervalSince1970: 0)])
    }

    @Test("leaves out an element of a list that holds what it does not know")
    func leavesOutUnknown() async throws {
        let value: [Known] = try await service(status: 200, sends: #"["yes", "perhaps", "no"]"#)
            .request(Endpoint(.get, "answers"))
        #expect(value == [.yes, .no])
    }

    @Test("fails for a list of which it knows nothing, and for an element that it cannot read")
    func failsForTheRest() async {
        let unknown = service(status: 200, sends: #"["perhaps"]"#)
        let known = try? await unknown.request(Endpoint(.get, "answers")) as [Known]
        #expect(known == nil)

        let unreadable = service(status: 200, sends: #"["1970-01-01T00:00:00Z", "yesterday"]"#)
        let dates = try? await unreadable.request(Endpoint(.get, "dates")) as [Date]
        #expect(dates == nil)
    }

    @Test("throws the status by which the API refuses")
    func throwsStatus() async {
        await #expect(throws: NetworkError.status(500)) {
            try await service(status: 500).data(for: Endpoint(.get, "dates"))
        }
    }

    @Test("sends nothing where there is no base URL")
    func needsBaseURL() async {
        await #expect(throws: NetworkError.invalidURL) {
            try await NetworkService(baseURL: "").data(for: Endpoint(.get, "dates"))
        }
    }

    nonisolated private enum Known: String, Decodable {
        case yes, no
    }

    private func service(status: Int, sends answer: String = #"["1970-01-01T00:00:00Z"]"#) -> NetworkService {
        NetworkService(baseURL: "https://example.com") { request in
            let url = try #require(request.url)
            let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)
            return (Data(answer.utf8), try #require(response))
        }
    }
}
