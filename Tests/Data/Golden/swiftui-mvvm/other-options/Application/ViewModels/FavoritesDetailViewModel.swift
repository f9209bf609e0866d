import Observation

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
@Observable
final class FavoritesDetailViewModel: BaseViewModel, Refreshable {
    // MARK: - State

    private(set) var item: Favorite?
    private(set) var hasLoaded = false
    @ObservationIgnored private var loads = LoadOrder()

    // MARK: - Properties

    let itemId: String

    // MARK: - Dependencies

    private let repository: FavoritesRepositoryProtocol
    @ObservationIgnored private weak var coordinator: Coordinator?

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

    /// An answer that comes after that of a newer load is dropped.
    private func fetch() async throws {
        let thisLoad = loads.begin()
        let item = try await repository.getFavorite(id: itemId)
        guard loads.show(thisLoad) else { return }
        self.item = item
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
