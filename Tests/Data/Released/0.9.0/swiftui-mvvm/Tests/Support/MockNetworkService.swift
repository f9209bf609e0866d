import Foundation

@testable import Demo

/// Answers the endpoints that it has an answer for, refuses all others, and remembers what it was asked.
@MainActor
final class MockNetworkService: NetworkServiceProtocol {
    private(set) var endpoints: [Endpoint] = []
    private var answers: [(endpoint: Endpoint, data: Data)] = []

    func answer(_ endpoint: Endpoint, with value: some Encodable = [String]()) throws {
        answers.insert((endpoint, try APICoding.encoder.encode(value)), at: 0)
    }

    @MainActor
    func data(for endpoint: Endpoint) async throws -> Data {
        endpoints.append(endpoint)
        guard let answer = answers.first(where: { $0.endpoint == endpoint }) else { throw NetworkError.status(404) }
        return answer.data
    }
}
