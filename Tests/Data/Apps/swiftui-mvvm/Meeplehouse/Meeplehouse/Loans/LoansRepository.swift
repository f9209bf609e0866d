import Foundation

struct Loan: Codable, Identifiable {
    let id: Int
    let borrower: String
}

protocol LoansRepositoryProtocol: Sendable {
    func loans() async throws -> [Loan]
}

final class LoansRepository: LoansRepositoryProtocol {
    private let client: HTTPClient

    init(client: HTTPClient) {
        self.client = client
    }

    func loans() async throws -> [Loan] {
        try await client.request(.get, path: "loans", headers: ["Accept": "application/json"], body: nil, as: [Loan].self)
    }
}
