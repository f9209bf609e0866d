import Combine

@MainActor
final class FavoritesListViewModel: BaseViewModel, Refreshable {
    // MARK: - Published State

    @Published private(set) var items: [Favorite] = []
    @Published private(set) var hasLoaded = false
    private var loads = LoadOrder()

    // MARK: - Dependencies

    private let repository: FavoritesRepositoryProtocol
    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(repository: FavoritesRepositoryProtocol, coordinator: Coordinator?) {
        self.repository = repository
        self.coordinator = coordinator
    }

    // MARK: - Loading

    /// Loads what the screen shows, once: coming back to the screen does not load again.
    func load() async {
        guard !hasLoaded else { return }
        await perform(fetch)
    }

    func refresh() async {
        guard hasLoaded else { return }
        await perform(fetch)
    }

    /// An answer that comes after that of a newer load is dropped.
    private func fetch() async throws {
        let thisLoad = loads.begin()
        let items = try await repository.getFavorites()
        guard loads.show(thisLoad) else { return }
        self.items = items
        hasLoaded = true
    }

    // MARK: - Navigation

    func didSelectFavorite(_ item: Favorite) {
        coordinator?.navigate(to: .favoritesDetail(itemId: item.id))
    }
}
