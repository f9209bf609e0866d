import Foundation

@testable import Demo

/// Gives every request the same answer, and remembers what it was asked.
@MainActor
final class MockNetworkService: NetworkServiceProtocol {
    private(set) var requests: [NetworkRequest] = []
    private let answer: Data

    init(answer: some Encodable = [String]()) throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        self.answer = try encoder.encode(answer)
    }

    func send(_ request: NetworkRequest) async throws -> Data {
        requests.append(request)
        return answer
    }
}
