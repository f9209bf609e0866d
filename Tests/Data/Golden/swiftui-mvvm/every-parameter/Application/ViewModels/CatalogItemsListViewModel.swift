import Combine

@MainActor
final class CatalogItemsListViewModel: BaseViewModel, Refreshable {
    // MARK: - Published State

    @Published private(set) var items: [CatalogItem] = []
    @Published private(set) var hasLoaded = false
    private var loads = LoadOrder()

    // MARK: - Dependencies

    private let repository: CatalogItemsRepositoryProtocol
    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(repository: CatalogItemsRepositoryProtocol, coordinator: Coordinator?) {
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
        let items = try await repository.getItems()
        guard loads.show(thisLoad) else { return }
        self.items = items
        hasLoaded = true
    }

    // MARK: - Navigation

    func didSelectCatalogItem(_ item: CatalogItem) {
        coordinator?.navigate(to: .catalogItemsDetail(itemId: item.id))
    }
}
