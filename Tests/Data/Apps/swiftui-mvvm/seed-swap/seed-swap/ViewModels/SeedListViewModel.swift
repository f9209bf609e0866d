import Combine

final class SeedListViewModel: ObservableObject {
    @Published private(set) var seeds: [Seed] = []
    @Published private(set) var isLoading = false
    @Published private(set) var error: AppError?
    @Published var month = "May"

    private let repository: SeedRepositoryProtocol
    private weak var coordinator: Coordinator?

    init(repository: SeedRepositoryProtocol, coordinator: Coordinator?) {
        self.repository = repository
        self.coordinator = coordinator
    }

    func load() async {
        isLoading = true
        defer { isLoading = false }
        do {
            seeds = try await repository.seeds(sownIn: month)
            error = nil
        } catch {
            self.error = AppError(error)
        }
    }

    func select(_ seed: Seed) {
        coordinator?.navigate(to: .seed(seed), as: .push)
    }
}
