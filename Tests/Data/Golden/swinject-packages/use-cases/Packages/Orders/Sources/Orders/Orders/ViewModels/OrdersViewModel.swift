import Combine
import Common

@MainActor
final class OrdersViewModel: ObservableObject {
    // MARK: - Published Properties (UI State)

    @Published private(set) var items: [Order] = []
    @Published private(set) var recentOrders: [Order] = []
    @Published private(set) var unreadCount: Int?
    @Published private(set) var hasLoaded = false
    @Published private(set) var isLoading = false
    @Published private(set) var isRefreshing = false
    @Published private(set) var isWorking = false
    @Published private(set) var error: Error?
    private var loads = LoadOrder()

    // MARK: - Dependencies

    private let interactor: OrdersInteractorProtocol
    private weak var coordinator: OrdersCoordinatorActions?

    // MARK: - Initialization

    init(interactor: OrdersInteractorProtocol, coordinator: OrdersCoordinatorActions?) {
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
            async let items = interactor.getOrders()
            async let unreadCount = interactor.getUnreadCount()
            let loaded = try await (items: items, unreadCount: unreadCount)
            guard loads.show(thisLoad) else { return }
            self.items = loaded.items
            self.unreadCount = loaded.unreadCount
            hasLoaded = true
            error = nil
        } catch {
            guard loads.isNewer(thisLoad) else { return }
            show(error)
        }
    }

    // MARK: - Actions

    func removeOrder(_ item: Order) async {
        await perform {
            try await interactor.removeOrder(order: item)
            await load()
        }
    }

    func getRecentOrders(limit: Int) async {
        await perform {
            recentOrders = try await interactor.getRecentOrders(limit: limit)
        }
    }

    func syncOrders() async {
        await perform {
            try await interactor.syncOrders()
            await load()
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

    // MARK: - Navigation (Delegated to Coordinator)

    func showDetail(of item: Order) {
        coordinator?.showDetail(orderId: item.id)
    }

    func showLogin() {
        coordinator?.showLogin()
    }

    func showSearch() {
        coordinator?.showSearch()
    }
}
