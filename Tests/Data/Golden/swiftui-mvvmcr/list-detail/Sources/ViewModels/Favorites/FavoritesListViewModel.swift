import Combine
import Foundation
import OSLog

@MainActor
final class FavoritesListViewModel: ObservableObject, Refreshable {
    // MARK: - Published Properties (UI State)

    @Published private(set) var items: [Favorite] = []
    @Published private(set) var hasLoaded = false
    @Published private(set) var isLoading = false
    @Published private(set) var isRefreshing = false
    @Published private(set) var error: Error?
    private var loads = LoadOrder()

    // MARK: - Dependencies

    private let service: FavoritesServiceProtocol
    private weak var coordinator: FavoritesCoordinator?

    // MARK: - Initialization

    init(service: FavoritesServiceProtocol, coordinator: FavoritesCoordinator?) {
        self.service = service
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

    func refresh() async {
        isRefreshing = true
        defer { isRefreshing = false }

        await load()
    }

    /// An answer that comes after that of a newer load is dropped.
    private func load() async {
        let thisLoad = loads.begin()
        do {
            let items = try await service.getFavorites()
            guard loads.show(thisLoad) else { return }
            self.items = items
            hasLoaded = true
            error = nil
            Logger.favorites.debug("Loaded list")
        } catch {
            guard loads.isNewer(thisLoad) else { return }
            show(error)
        }
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
        Logger.favorites.error("List failed: \(error.localizedDescription)")
    }

    // MARK: - Navigation (Delegated to Coordinator)

    func showDetail(of item: Favorite) {
        coordinator?.push(.detail(itemId: item.id))
    }
}
