import Combine

@MainActor
final class FavoritesDetailViewModel: BaseViewModel, Refreshable {
    // MARK: - Published State

    @Published private(set) var item: FavoritesItem?
    @Published private(set) var hasLoaded = false

    // MARK: - Properties

    let itemId: String

    // MARK: - Dependencies

    private let repository: FavoritesRepositoryProtocol
    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(itemId: String, repository: FavoritesRepositoryProtocol, coordinator: Coordinator?) {
        self.itemId = itemId
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

    private func fetch() async throws {
        item = try await repository.getFavoritesItem(id: itemId)
        hasLoaded = true
    }
}
