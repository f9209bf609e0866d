import Common
import Observation

// MARK: - FavoritesViewModelInput

@MainActor
protocol FavoritesViewModelInput: AnyObject {
    func loadData() async
    func refresh() async
    func showDetail(of item: Favorite)
    func showSettings()
}

// MARK: - FavoritesViewModelOutput

@MainActor
protocol FavoritesViewModelOutput: AnyObject {
    var items: [Favorite] { get }
    var isRefreshing: Bool { get }
    var hasLoaded: Bool { get }
    var isLoading: Bool { get }
    var error: Error? { get }
}

@MainActor
@Observable
final class FavoritesViewModel {
    // MARK: - UI State

    private(set) var items: [Favorite] = []
    private(set) var hasLoaded = false
    private(set) var isLoading = false
    private(set) var isRefreshing = false
    private(set) var error: Error?
    @ObservationIgnored private var loads = LoadOrder()

    // MARK: - Dependencies

    private let interactor: FavoritesInteractorProtocol
    @ObservationIgnored private weak var coordinator: FavoritesCoordinatorActions?

    // MARK: - Initialization

    init(interactor: FavoritesInteractorProtocol, coordinator: FavoritesCoordinatorActions?) {
        self.interactor = interactor
        self.coordinator = coordinator
    }

    // MARK: - Data Loading

    /// Loads what the screen shows, once: coming back to the screen does not load again.
    func loadData() async {
        guard !hasLoaded else { return }
        isLoading = true
        error = nil
        defer { isLoading = false }

        await load()
    }

    /// Loads again what was loaded before.
    func refresh() async {
        guard hasLoaded else { return }
        isRefreshing = true
        defer { isRefreshing = false }

        await load()
    }

    /// An answer that comes after that of a newer load is dropped.
    private func load() async {
        let thisLoad = loads.begin()
        do {
            let items = try await interactor.getFavorites()
            guard loads.show(thisLoad) else { return }
            self.items = items
            hasLoaded = true
            error = nil
        } catch {
            guard loads.isNewer(thisLoad) else { return }
            show(error)
        }
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
    }

    // MARK: - Navigation (Delegated to Coordinator)

    func showDetail(of item: Favorite) {
        coordinator?.showDetail(itemId: item.id)
    }

    func showSettings() {
        coordinator?.showSettings()
    }
}

extension FavoritesViewModel: FavoritesViewModelInput {}
extension FavoritesViewModel: FavoritesViewModelOutput {}
