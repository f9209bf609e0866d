import Combine

final class SwapListViewModel: ObservableObject {
    @Published private(set) var swaps: [Swap] = []
    @Published private(set) var error: AppError?

    private let repository: SwapRepositoryProtocol
    private weak var coordinator: Coordinator?

    init(repository: SwapRepositoryProtocol, coordinator: Coordinator?) {
        self.repository = repository
        self.coordinator = coordinator
    }

    func load() async {
        do {
            swaps = try await repository.openSwaps()
            error = nil
        } catch {
            self.error = AppError(error)
        }
    }

    func browseSeeds() {
        coordinator?.switchTab(to: .seeds)
    }
}
