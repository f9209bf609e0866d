import Foundation

@testable import Demo

/// Answers requests as it is told to and remembers them.
@MainActor
final class MockNetworkService: NetworkServiceProtocol {
    private(set) var endpoints: [Endpoint] = []
    var answer = Data()
    var error: Error?

    func data(for endpoint: Endpoint) async throws -> Data {
        endpoints.append(endpoint)
        if let error { throw error }
        return answer
    }
}
