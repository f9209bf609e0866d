import Combine

// MARK: - FavoritesDetailViewModelInput

@MainActor
protocol FavoritesDetailViewModelInput: AnyObject {
    func load() async
    func refresh() async
    func removeFavorite() async
    func didTapEdit()
}

// MARK: - FavoritesDetailViewModelOutput

@MainActor
protocol FavoritesDetailViewModelOutput: AnyObject {
    var itemId: String { get }
    var item: Favorite? { get }
    var hasLoaded: Bool { get }
    var isLoading: Bool { get }
    var error: Error? { get }
}

@MainActor
final class FavoritesDetailViewModel: BaseViewModel, Refreshable {
    // MARK: - Published State

    @Published private(set) var item: Favorite?
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
        item = try await repository.getFavorite(id: itemId)
        hasLoaded = true
    }

    // MARK: - Actions

    func removeFavorite() async {
        guard !isLoading else { return }
        await perform {
            try await repository.removeFavorite(id: itemId)
            hasLoaded = false  // There is nothing left to refresh.
            coordinator?.close(.favoritesDetail(itemId: itemId))
            await coordinator?.refresh()
        }
    }

    // MARK: - Navigation

    func didTapEdit() {
        coordinator?.navigate(to: .favoritesEdit(itemId: itemId, mode: .update))
    }
}

extension FavoritesDetailViewModel: FavoritesDetailViewModelInput {}
extension FavoritesDetailViewModel: FavoritesDetailViewModelOutput {}
