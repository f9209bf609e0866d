import Foundation

@testable import seed_swap

@MainActor
final class SeedsInMemory: SeedRepositoryProtocol {
    func seeds(sownIn month: String) async throws -> [Seed] {
        [Seed(id: UUID(), name: "Chard", sowing: month)]
    }

    func seed(id: UUID) async throws -> Seed {
        Seed(id: id, name: "Chard", sowing: "May")
    }
}
