import Common
import Observation

@MainActor
@Observable
final class FavoritesDetailViewModel {
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

    private let interactor: FavoritesDetailInteractorProtocol
    @ObservationIgnored private weak var coordinator: FavoritesDetailCoordinatorActions?
    /// What shows the screen: the coordinator closes this one, and none that was opened since.
    @ObservationIgnored weak var controller: AnyObject?

    // MARK: - Initialization

    init(
        itemId: String,
        interactor: FavoritesDetailInteractorProtocol,
        coordinator: FavoritesDetailCoordinatorActions?
    ) {
        self.itemId = itemId
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
            let item = try await interactor.getFavorite(id: itemId)
            guard loads.show(thisLoad) else { return }
            self.item = item
            hasLoaded = true
            error = nil
        } catch {
            guard loads.isNewer(thisLoad) else { return }
            show(error)
        }
    }

    // MARK: - Actions

    func removeFavorite() async {
        await perform {
            try await interactor.removeFavorite(id: itemId)
            coordinator?.closeDetail(controller)
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
    }
}
