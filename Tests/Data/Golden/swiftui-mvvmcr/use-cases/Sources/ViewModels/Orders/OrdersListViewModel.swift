import Combine
import Foundation
import OSLog

@MainActor
final class OrdersListViewModel: ObservableObject, Refreshable {
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

    private let service: OrdersServiceProtocol
    private weak var coordinator: OrdersCoordinator?

    // MARK: - Initialization

    init(service: OrdersServiceProtocol, coordinator: OrdersCoordinator?) {
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
            async let items = service.getOrders()
            async let unreadCount = service.getUnreadCount()
            let loaded = try await (items: items, unreadCount: unreadCount)
            guard loads.show(thisLoad) else { return }
            self.items = loaded.items
            self.unreadCount = loaded.unreadCount
            hasLoaded = true
            error = nil
            Logger.orders.debug("Loaded list")
        } catch {
            guard loads.isNewer(thisLoad) else { return }
            show(error)
        }
    }

    // MARK: - Actions

    func removeOrder(_ item: Order) async {
        await perform {
            try await service.removeOrder(order: item)
            await load()
        }
    }

    func getRecentOrders(limit: Int) async {
        await perform {
            recentOrders = try await service.getRecentOrders(limit: limit)
        }
    }

    func syncOrders() async {
        await perform {
            try await service.syncOrders()
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
        Logger.orders.error("List failed: \(error.localizedDescription)")
    }

    // MARK: - Navigation (Delegated to Coordinator)

    func showDetail(of item: Order) {
        coordinator?.push(.detail(orderId: item.id))
    }

    func showLogin() {
        coordinator?.push(.login)
    }

    func showSearch() {
        coordinator?.push(.search)
    }
}
