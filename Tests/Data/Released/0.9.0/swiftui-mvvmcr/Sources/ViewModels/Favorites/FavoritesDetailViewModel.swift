import Combine
import Foundation
import OSLog

@MainActor
final class FavoritesDetailViewModel: ObservableObject, Refreshable {
    // MARK: - Published Properties (UI State)

    @Published private(set) var item: Favorite?
    @Published private(set) var hasLoaded = false
    @Published private(set) var isLoading = false
    @Published private(set) var isRefreshing = false
    @Published private(set) var error: Error?
    private var lastLoad = 0
    private var shownLoad = 0

    // MARK: - Properties

    let itemId: String

    // MARK: - Dependencies

    private let service: FavoritesServiceProtocol
    private weak var coordinator: FavoritesCoordinator?

    // MARK: - Initialization

    init(itemId: String, service: FavoritesServiceProtocol, coordinator: FavoritesCoordinator?) {
        self.itemId = itemId
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
        lastLoad += 1
        let thisLoad = lastLoad
        do {
            let item = try await service.getFavorite(id: itemId)
            guard thisLoad > shownLoad else { return }
            shownLoad = thisLoad
            self.item = item
            hasLoaded = true
            error = nil
            Logger.favorites.debug("Loaded detail \(self.itemId)")
        } catch {
            guard thisLoad > shownLoad else { return }
            show(error)
        }
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
        Logger.favorites.error("Detail \(self.itemId) failed: \(error.localizedDescription)")
    }
}
