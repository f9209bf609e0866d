import Foundation

protocol SeedRepositoryProtocol {
    func seeds(sownIn month: String) async throws -> [Seed]
    func seed(id: UUID) async throws -> Seed
}

final class SeedRepository: SeedRepositoryProtocol {
    private let networkService: NetworkServiceProtocol

    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    func seeds(sownIn month: String) async throws -> [Seed] {
        let call: Call<[Seed]> = .get("seeds", query: ["month": month])
        return try await networkService.perform(call, retries: 2)
    }

    func seed(id: UUID) async throws -> Seed {
        let call: Call<Seed> = .get("seeds", id.uuidString)
        return try await networkService.perform(call, retries: 0)
    }
}
