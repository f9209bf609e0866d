import Foundation
import OSLog
import Observation

// MARK: - FavoritesDetailViewModelInput

@MainActor
protocol FavoritesDetailViewModelInput: AnyObject {
    func loadData() async
    func refresh() async
    func removeFavorite() async
    func showEdit()
}

// MARK: - FavoritesDetailViewModelOutput

@MainActor
protocol FavoritesDetailViewModelOutput: AnyObject {
    var item: Favorite? { get }
    var isRefreshing: Bool { get }
    var hasLoaded: Bool { get }
    var isLoading: Bool { get }
    var isWorking: Bool { get }
    var error: Error? { get }
}

@MainActor
@Observable
final class FavoritesDetailViewModel: Refreshable {
    // MARK: - UI State

    private(set) var item: Favorite?
    private(set) var hasLoaded = false
    private(set) var isLoading = false
    private(set) var isRefreshing = false
    private(set) var isWorking = false
    private(set) var error: Error?
    @ObservationIgnored private var loads = LoadOrder()

    // MARK: - Properties

    let itemId: String

    // MARK: - Dependencies

    private let service: FavoritesServiceProtocol
    @ObservationIgnored private weak var coordinator: FavoritesCoordinator?

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
        let thisLoad = loads.begin()
        do {
            let item = try await service.getFavorite(id: itemId)
            guard loads.show(thisLoad) else { return }
            self.item = item
            hasLoaded = true
            error = nil
            Logger.favorites.debug("Loaded detail \(self.itemId)")
        } catch {
            guard loads.isNewer(thisLoad) else { return }
            show(error)
        }
    }

    // MARK: - Actions

    func removeFavorite() async {
        await perform {
            try await service.removeFavorite(id: itemId)
            coordinator?.close(.detail(itemId: itemId))
            await coordinator?.refresh()
        }
    }

    /// Runs one action at a time: a second tap while it runs does nothing.
    private func perform(_ action: @MainActor () async throws -> Void) async {
        guard !isWorking else { return }
        isWorking = true
        if hasLoaded { error = nil }
        defer { isWorking = false }

        do {
            try await action()
        } catch {
            show(error)
        }
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
        Logger.favorites.error("Detail \(self.itemId) failed: \(error.localizedDescription)")
    }

    // MARK: - Navigation (Delegated to Coordinator)

    func showEdit() {
        coordinator?.present(.edit(itemId: itemId, mode: .update))
    }
}

extension FavoritesDetailViewModel: FavoritesDetailViewModelInput {}
extension FavoritesDetailViewModel: FavoritesDetailViewModelOutput {}
