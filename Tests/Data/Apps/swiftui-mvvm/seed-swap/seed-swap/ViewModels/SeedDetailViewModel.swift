import Combine

final class SeedDetailViewModel: ObservableObject {
    @Published private(set) var seed: Seed
    @Published private(set) var error: AppError?

    private let repository: SeedRepositoryProtocol

    init(seed: Seed, repository: SeedRepositoryProtocol) {
        self.seed = seed
        self.repository = repository
    }

    func reload() async {
        do {
            seed = try await repository.seed(id: seed.id)
            error = nil
        } catch {
            self.error = AppError(error)
        }
    }
}
