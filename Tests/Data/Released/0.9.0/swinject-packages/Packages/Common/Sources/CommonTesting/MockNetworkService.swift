import Common
import Foundation

/// Gives every request the same answer, and remembers what it was asked.
@MainActor
public final class MockNetworkService {
    public private(set) var endpoints: [Endpoint] = []

    private let answer: Data

    public init() {
        answer = Data()
    }

    public init(answer: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        self.answer = try encoder.encode(answer)
    }

    public func data(for endpoint: Endpoint) async throws -> Data {
        endpoints.append(endpoint)
        return answer
    }
}

extension MockNetworkService: NetworkServiceProtocol {}
